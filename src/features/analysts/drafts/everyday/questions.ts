import { composeProduct } from '../../../../../engine/definition/compose';
import { pointerPart, type ProductFiles } from '../../../../../engine/definition/files';
import { scanJson } from '../../../../../engine/publish/scanJson';
import type { Json } from '../../../../../engine/expression';

/** A question of the composed product, and where it stands. */
export interface PlacedQuestion {
  readonly path: string;
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
}

/** A step's file that new questions can go into. */
export interface PlacedStep {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Of all its questions, those that it shares with other products too. */
  readonly titles: readonly string[];
}

export interface Composition {
  readonly questions: readonly PlacedQuestion[];
  readonly steps: readonly PlacedStep[];
  /** Files that are no JSON as they stand. */
  readonly broken: readonly string[];
}

const read = new Map<string, Json | undefined>();
const KEPT = 2000;

/** Most texts are the same as a moment ago. */
function parsed(text: string): Json | undefined {
  if (!read.has(text)) {
    if (read.size > KEPT) read.clear();
    read.set(text, scanJson(text).brokenAt === undefined ? (JSON.parse(text) as Json) : undefined);
  }
  return read.get(text);
}

function filesOf(texts: ReadonlyMap<string, string>): { files: ProductFiles; broken: string[] } {
  const files = new Map<string, Json>();
  const broken: string[] = [];
  for (const [file, text] of texts) {
    const content = file.startsWith('_meta/') ? undefined : parsed(text);
    if (content !== undefined) files.set(file, content);
    else if (!file.startsWith('_meta/')) broken.push(file);
  }
  return { files, broken };
}

/** What a product asks, each question with the file and pointer at which it is written. */
export function compositionOf(texts: ReadonlyMap<string, string>, product: string): Composition {
  const { files, broken } = filesOf(texts);
  const { definition, sources } = composeProduct(files, product);
  const questions = definition.steps.flatMap(({ path, properties }, index) =>
    Object.entries(properties).map(([name, { title }]) => {
      const { file, pointer } = sources.find(`/steps/${index}/properties${pointerPart(name)}`);
      return { path: `${path}.${name}`, title, file, pointer };
    }),
  );
  const steps = definition.steps.map(({ path, title, properties }, index) => {
    const { file } = sources.find(`/steps/${index}`);
    const content = files.get(file) as { properties?: object } | undefined;
    const titles = Object.values(properties).map((question) => question.title);
    return { file, path, title, titles, names: Object.keys(content?.properties ?? {}) };
  });
  return { questions, steps, broken };
}
