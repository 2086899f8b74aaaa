import type { ImpactAnswer } from '../../../studio/contract/impact';
import { type Fault, type ProductFiles, productIds } from '../../../engine/definition';
import type { Pair } from '../../../studio/impact/Difference';
import { differencesOf } from '../../../studio/impact/differencesOf';
import { listedChanges, type ListedChange } from '../../../studio/impact/places/listedChanges';
import { productImpact } from '../../../studio/impact/productImpact';
import { replayDraft } from '../../../studio/impact/replay/replayDraft';
import { replayRequest } from '../../../studio/impact/replay/replayRequest';
import type { StoredDraft, StoredRequest } from '../../../studio/impact/replay/stored';
import { wholeOnBoth, type WholeCases } from '../../../studio/impact/replay/wholeOnBoth';
import { NOBODY, summed, totalsOf, type Totals } from '../../../studio/impact/replay/totals';
import { checkHash } from '../../../studio/publish/checkHash';
import { versionOf } from '../../../studio/publish/versionOf';
import type { Texts } from './foundation';
import { opened } from './opened';
import { readTexts } from '../../../engine/publish';

export interface Folders {
  readonly before: Texts;
  readonly after: Texts;
}

interface ProductOfTwo extends Folders {
  readonly product: string;
}

export interface QuestionsOfTwo {
  impact: ProductOfTwo;
  changed: Folders;
  places: Folders;
  replay: ProductOfTwo & {
    readonly requests: readonly StoredRequest[];
    readonly drafts: readonly StoredDraft[];
  };
  whole: ProductOfTwo & { readonly most: number };
}

export interface LooksAtTwo {
  impact: {
    readonly before: readonly Fault[];
    readonly after: readonly Fault[];
    readonly isThere: boolean;
    /** None where the second has faults. */
    readonly impact: ImpactAnswer['Impact'];
  };
  changed: readonly string[];
  places: readonly ListedChange[];
  /** Undefined where one of them has no such sound product. */
  replay: Totals | undefined;
  /** Undefined as above. */
  whole: WholeCases | undefined;
}

type Looking = {
  readonly [Kind in keyof QuestionsOfTwo]: (question: QuestionsOfTwo[Kind]) => Promise<LooksAtTwo[Kind]>;
};

async function impact({ product, before, after }: ProductOfTwo): Promise<LooksAtTwo['impact']> {
  const [was, is] = [opened(before, product), opened(after, product)];
  const found = is.faults.length > 0 ? undefined : productImpact(was.version, is.version);
  const isThere = [was, is].some(({ version, faults }) => version !== undefined || faults.length > 0);
  return { before: was.faults, after: is.faults, isThere, impact: found ?? null };
}

/** Of a product whose own files are the same, only what it shares with others may differ: that has to show in it. */
async function changed({ before, after }: Folders): Promise<LooksAtTwo['changed']> {
  const [{ files: was }, { files: is }] = [readTexts(before), readTexts(after)];
  const ids = new Set([...productIds(was), ...productIds(is)]);
  const hashIn = (files: typeof was, id: string) =>
    files.has(`${id}/product.json`) ? checkHash(files, id) : undefined;
  const isOwn = (id: string) =>
    [...before.keys(), ...after.keys()].some(
      (file) => file.startsWith(`${id}/`) && before.get(file) !== after.get(file),
    );
  return [...ids]
    .filter((id) => hashIn(was, id) !== hashIn(is, id))
    .filter((id) => isOwn(id) || showsIn(id, was, is))
    .toSorted();
}

function showsIn(id: string, was: ProductFiles, is: ProductFiles): boolean {
  const [before, after] = [versionOf(was, id), versionOf(is, id)];
  return !before || !after || differencesOf({ before, after }).length > 0;
}

async function places({ before, after }: Folders): Promise<LooksAtTwo['places']> {
  const sideOf = (texts: Texts) => ({ files: readTexts(texts).files, texts });
  return listedChanges(sideOf(before), sideOf(after));
}

async function replay(asked: QuestionsOfTwo['replay']): Promise<LooksAtTwo['replay']> {
  const pair = soundPair(asked);
  if (!pair) return undefined;
  const { requests, drafts } = asked;
  const replayed = [
    ...requests.map((request) => replayRequest(pair, request)),
    ...drafts.map((draft) => replayDraft(pair, draft)),
  ];
  return replayed.reduce((sum, one) => summed(sum, totalsOf(one)), NOBODY);
}

async function whole(asked: QuestionsOfTwo['whole']): Promise<LooksAtTwo['whole']> {
  const pair = soundPair(asked);
  return pair && wholeOnBoth(pair, asked.most);
}

function soundPair(asked: ProductOfTwo): Pair | undefined {
  const { version: before } = opened(asked.before, asked.product);
  const { version: after } = opened(asked.after, asked.product);
  return before && after && { before, after };
}

export const lookingAtTwo: Looking = { impact, changed, places, replay, whole };
