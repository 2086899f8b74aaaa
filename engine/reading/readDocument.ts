import { isShown } from '../model/states';
import { normalise } from '../model/normalise';
import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import { DocumentText, fold } from './DocumentText';
import { amounts, anyTaxIds, cnpjs, counts, cpfs, dates, percents, processNumbers } from './kinds/figures';
import type { Find, Hit } from './kinds/Hit';
import { names } from './kinds/names';
import { choicesByTaxId, options, placesOf, texts } from './kinds/texts';
import type { PageText, Proposal, Reading, ReadKind, ReadPlace, ReadValue } from './types';

const FINDERS: Readonly<Record<ReadKind, Find>> = {
  date: dates,
  money: amounts,
  percent: percents,
  count: counts,
  'tax-id': anyTaxIds,
  cpf: cpfs,
  cnpj: cnpjs,
  'process-number': processNumbers,
  name: names,
  text: texts,
  option: options,
  choice: choicesByTaxId,
};

const NEAR = 160;
const BEGINNING = 3_000;
/** How many characters before a place the words that exclude it may stand. */
const AROUND = 40;

/** A piece of the document to look into; `isBehind` for one whose last value is the nearest. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly isBehind: boolean;
}

/**
 * What a document seems to say in answer to a product's questions, in the order of the reading: each value is one that
 * its question takes by itself (type, format, limits, options), and there is one a question at most. Nothing is read
 * for a question that is not shown or that is computed.
 */
export function readDocument(
  pages: readonly PageText[],
  reading: Reading,
  session: Session,
): readonly Proposal[] {
  const paper = new DocumentText(pages);
  const found = new Map<string, { readonly field: string; readonly hit: Hit }>();
  const answered = new Set<string>();
  const proposals: Proposal[] = [];
  for (const value of reading.values) {
    const field = session.definition.byPath.get(value.field);
    if (!field || field.derived || !isShown(session.states.at(field.index))) continue;
    const hit = hitFor(paper, { value, field, session, found });
    if (!hit) continue;
    found.set(value.id, { field: value.field, hit });
    if (answered.has(value.field)) continue;
    answered.add(value.field);
    const source = paper.sourceOf(hit.start, hit.end);
    proposals.push({ path: value.field, value: hit.value, rule: value.id, ...source });
  }
  return proposals;
}

interface Search {
  readonly value: ReadValue;
  readonly field: CompiledField;
  readonly session: Session;
  readonly found: ReadonlyMap<string, { readonly hit: Hit }>;
}

function hitFor(paper: DocumentText, search: Search): Hit | undefined {
  for (const place of search.value.from) {
    const hit = pick(
      spansOf(paper, place, search).flatMap((span) => hitIn(paper, span, place, search) ?? []),
      place,
    );
    if (hit) return hit;
  }
  return undefined;
}

function pick(hits: readonly Hit[], { pick: which = 'first' }: ReadPlace): Hit | undefined {
  const ordered = hits.toSorted((a, b) => a.start - b.start);
  if (which === 'largest') return ordered.toSorted((a, b) => Number(b.value) - Number(a.value))[0];
  return which === 'last' ? ordered.at(-1) : ordered[0];
}

function spansOf(paper: DocumentText, place: ReadPlace, search: Search): readonly Span[] {
  const { folded } = paper;
  const { after, before, beside, within = NEAR } = place;
  const regions = beside === undefined ? undefined : regionsOf(paper, place, search);
  if (!after && !before) return regions ?? [{ start: 0, end: place.within ?? BEGINNING, isBehind: false }];
  const spans = [
    ...starts(folded, after).map(({ end }): Span => ({ start: end, end: end + within, isBehind: false })),
    ...starts(folded, before).map(({ start }): Span => ({
      start: Math.max(0, start - within),
      end: start,
      isBehind: true,
    })),
  ];
  return regions ? spans.flatMap((span) => regions.flatMap((region) => common(span, region) ?? [])) : spans;
}

const starts = (folded: string, words: readonly string[] = []) =>
  words
    .map(fold)
    .flatMap((phrase) => placesOf(folded, phrase).map((start) => ({ start, end: start + phrase.length })));

function common(span: Span, region: Span): Span | undefined {
  const words = span.isBehind ? span.end : span.start;
  if (words < region.start || words > region.end) return undefined;
  return { ...span, start: Math.max(span.start, region.start), end: Math.min(span.end, region.end) };
}

function regionsOf({ folded }: DocumentText, place: ReadPlace, { found }: Search): readonly Span[] {
  const { beside = '', side, within = NEAR } = place;
  const other = found.get(beside)?.hit;
  if (!other) return [];
  return starts(folded, [folded.slice(other.start, other.end)]).map(({ start, end }) =>
    side === 'before'
      ? { start: Math.max(0, start - within), end: start, isBehind: true }
      : { start: end, end: end + within, isBehind: false },
  );
}

function hitIn(paper: DocumentText, span: Span, place: ReadPlace, search: Search): Hit | undefined {
  const { start, end } = upTo(paper, span, place);
  const { value, session, field } = search;
  const piece = { text: paper.text.slice(start, end), folded: paper.folded.slice(start, end) };
  const wanted = { ...value, choices: session.states.at(field.index).options };
  const hits = FINDERS[value.as](piece, wanted)
    .map((hit) => ({ ...hit, start: hit.start + start, end: hit.end + start }))
    .filter((hit) => isTaken(search, hit) && !isElsewhere(paper.folded, span, place, hit));
  return span.isBehind ? hits.at(-1) : hits[0];
}

function upTo({ folded, text }: DocumentText, span: Span, { until = [], line }: ReadPlace): Span {
  const { start, isBehind } = span;
  const lineEnd = line && !isBehind ? text.indexOf('\n', start) : -1;
  const end = lineEnd < 0 ? span.end : Math.min(span.end, lineEnd);
  const piece = folded.slice(start, end);
  const stops = until
    .map(fold)
    .flatMap((phrase) => placesOf(piece, phrase).map((at) => (isBehind ? at + phrase.length : at)));
  if (stops.length === 0) return { start, end, isBehind };
  return isBehind
    ? { start: start + Math.max(...stops), end, isBehind }
    : { start, end: start + Math.min(...stops), isBehind };
}

function isElsewhere(folded: string, span: Span, { unless = [] }: ReadPlace, hit: Hit): boolean {
  if (unless.length === 0) return false;
  const from = span.isBehind ? hit.end : Math.max(0, span.start - AROUND);
  const to = span.isBehind ? span.end : hit.start;
  const between = folded.slice(from, to);
  return unless.some((phrase) => placesOf(between, fold(phrase)).length > 0);
}

/** Whether the question takes the value by itself; where several answers together refuse it, the wizard says so. */
function isTaken({ field, session }: Search, { value }: Hit): boolean {
  const { name, step } = field;
  const answer = normalise(value);
  if (answer === undefined) return false;
  return session.definition.steps[step]!.validate({ [name]: answer }).every(({ path }) => path !== name);
}
