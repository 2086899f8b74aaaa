import { pointerPart } from '../../../engine/definition';
import { shaped } from '../../../engine/index';
import { removeJson } from '../jsonEdits';
import { readJson } from '../readJson';
import { mentionsInCatalogue, mentionsOf, type Texts } from './mentions';
import { withoutQuestion } from './renameQuestion';
import { fileOfQuestion } from './stepFile';

export interface Use {
  readonly file: string;
  readonly pointer: string;
}

export interface Removal {
  readonly changed: ReadonlyMap<string, string>;
  /** Mentions whose removal changes the meaning: a person decides. */
  readonly uses: readonly Use[];
}

/** The step and record without a question, and its remaining mentions. Throws QuestionRefused. */
export function removeQuestion(texts: Texts, product: string, question: string): Removal {
  const source = fileOfQuestion(texts, product, question);
  const changed = new Map([[source, withoutQuestion(texts.get(source)!, question)]]);
  const record = `${product}/record.json`;
  const kept = texts.get(record);
  if (kept !== undefined) {
    const without = withoutEntries(kept, question);
    if (without !== kept) changed.set(record, without);
  }
  const uses = [...texts].flatMap(([file, text]) => {
    const now = changed.get(file) ?? text;
    const found =
      file === 'catalogue.json'
        ? mentionsInCatalogue(now, { product, from: question })
        : file.startsWith(`${product}/`)
          ? mentionsOf(file, now, question)
          : [];
    return found.map(({ path }) => ({ file, pointer: path.map((part) => pointerPart(part)).join('') }));
  });
  return { changed, uses };
}

function withoutEntries(text: string, question: string): string {
  const fields = shaped<readonly { from: string }[]>(readJson(text, '/fields') ?? []);
  return fields.reduceRight(
    (done, { from }, index) =>
      from === question || from.startsWith(`${question}.`) ? removeJson(done, `/fields/${index}`) : done,
    text,
  );
}
