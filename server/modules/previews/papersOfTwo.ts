import { setImmediate } from 'node:timers/promises';
import { PREVIEWED, type PreviewedDocument } from '../../../studio/contract/documentPreview';
import type { PapersAnswer } from '../../../studio/contract/papers';
import type { Pair } from '../../../studio/impact/Difference';
import type { AnsweredTwice } from '../../../studio/impact/replay/wholeOnBoth';
import type { Version } from '../../../studio/impact/Version';
import { readTexts } from '../../../engine/publish';
import { versionOf } from '../../../studio/publish/versionOf';
import type { Deps } from '../../deps';
import { productOf } from '../impact/impactOf';
import { type Differing, differingOf } from '../issued/printing/content/differing';
import type { PrintedDocument } from '../issued/printing/content/PrintedDocument';
import { printDocuments } from '../issued/printing/paper/printDocument';
import type { Folders } from '../workbench/lookAtTwo';
import { refuseDefinition } from '../workbench/problems';
import { chosenHolder, modelOf } from './modelOf';

type PapersDeps = Pick<Deps, 'look' | 'clock' | 'publicConfig'>;

/** Each is printed three times under both versions, while somebody waits. */
const MOST_CASES = 60;

interface Around {
  readonly brand: string;
  readonly at: Date;
}

interface Other {
  readonly Case: string;
  readonly Document: PreviewedDocument;
  readonly pages: readonly [PrintedDocument, PrintedDocument];
  readonly differing: NonNullable<ReturnType<typeof differingOf>>;
}

function othersOf({ before, after }: Pair, made: AnsweredTwice, around: Around): Other[] {
  const { id: Case, today: Today, context: Context } = made;
  const printed = (version: Version, Answers: AnsweredTwice['before'], Document: PreviewedDocument) => {
    const holder = version.rating ? chosenHolder(version.rating, Answers) : null;
    return modelOf(version, { Document, Answers, Today, Context }, { ...around, holder });
  };
  return PREVIEWED.flatMap((Document) => {
    const [was, is] = [printed(before, made.before, Document), printed(after, made.after, Document)];
    const differing = was && is && differingOf(was, is);
    return differing ? [{ Case, Document, pages: [was, is], differing }] : [];
  });
}

async function sideOf(document: PrintedDocument, { marked, texts }: Differing) {
  const pdf = await printDocuments([{ ...document, marked }]);
  return { Pdf: pdf.toString('base64'), Texts: [...texts] };
}

async function shown({ pages: [was, is], differing: { before, after } }: Other) {
  return { Before: await sideOf(was, before), After: await sideOf(is, after) };
}

/**
 * Which documents of the golden cases are others under the second version, and one of them as pages of both. Throws
 * UNKNOWN_PRODUCT, and what `look` throws.
 */
export async function papersOf(
  { look, clock, publicConfig }: PapersDeps,
  folders: Folders,
  { product, at }: { readonly product: string; readonly at: number },
): Promise<PapersAnswer> {
  const texts = productOf(folders, product);
  const found = await look('whole', { ...texts, most: MOST_CASES });
  const versionIn = (side: Folders['before']) => versionOf(readTexts(side).files, product);
  const [before, after] = [versionIn(texts.before), versionIn(texts.after)];
  if (!found || !before || !after) throw refuseDefinition('UNKNOWN_PRODUCT');
  const around = { brand: publicConfig.brand.name, at: clock.now() };
  const others: Other[] = [];
  for (const made of found.cases) {
    others.push(...othersOf({ before, after }, made, around));
    // Others are served between two cases.
    await setImmediate();
  }
  const asked = others[at];
  return {
    Compared: found.cases.length,
    Total: found.total,
    Items: others.map(({ Case, Document }) => ({ Case, Document })),
    Shown: asked ? await shown(asked) : null,
  };
}
