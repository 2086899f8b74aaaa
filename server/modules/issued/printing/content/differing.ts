import type { PrintedDocument, PrintedSection } from './PrintedDocument';

type Piece = object | string;

interface Said {
  readonly piece: Piece;
  readonly text: string;
}

/** What a section prints piece by piece: each is marked, or is not, as a whole. */
function piecesOf(section: PrintedSection): readonly Said[] {
  if (section.kind === 'lines' || section.kind === 'amounts')
    return section.lines.map((line) => ({ piece: line, text: `${line.label}: ${line.text}` }));
  if (section.kind === 'clauses')
    return section.clauses.map((clause) => ({ piece: clause, text: `${clause.title}: ${clause.text}` }));
  if (section.kind === 'table') return section.rows.map((row) => ({ piece: row, text: row.join(' · ') }));
  if (section.kind === 'slip') return [];
  return section.paragraphs.map((paragraph) => ({ piece: paragraph, text: paragraph }));
}

function saidBy({ title, about, mark, sections }: PrintedDocument): readonly Said[] {
  const head = [title, about, ...(mark === undefined ? [] : [mark])];
  const said = sections.flatMap((section) => [
    ...(section.title === undefined ? [] : [{ piece: section, text: section.title }]),
    ...piecesOf(section),
  ]);
  return [...head.map((text) => ({ piece: text, text })), ...said];
}

function without(own: readonly Said[], others: readonly Said[]): readonly Said[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  return own.filter(({ text }) => {
    const many = left.get(text) ?? 0;
    left.set(text, many - 1);
    return many <= 0;
  });
}

export interface Differing {
  readonly marked: ReadonlySet<Piece>;
  readonly texts: readonly string[];
}

const differing = (said: readonly Said[]): Differing => ({
  marked: new Set(said.map(({ piece }) => piece)),
  texts: said.map(({ text }) => text),
});

/** What each of two printings says that the other does not; undefined where both say the same in the same order. */
export function differingOf(
  before: PrintedDocument,
  after: PrintedDocument,
): { readonly before: Differing; readonly after: Differing } | undefined {
  const [was, is] = [saidBy(before), saidBy(after)];
  if (was.length === is.length && was.every(({ text }, at) => text === is[at]!.text)) return undefined;
  return { before: differing(without(was, is)), after: differing(without(is, was)) };
}
