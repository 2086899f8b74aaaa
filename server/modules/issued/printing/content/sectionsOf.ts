import type { PrintedSection as SummarySection } from '../../../../../engine/index';
import type {
  Clause,
  DocumentFacts,
  DocumentLine,
  DocumentSection,
  DocumentTemplate,
} from '../../../../../engine/definition';
import type { Slip } from '../billet/Slip';
import { fill, fillAll } from './fill';
import type { PrintedColumn, PrintedSection } from './PrintedDocument';

export interface Contents {
  readonly facts: DocumentFacts;
  readonly summary: readonly SummarySection[];
  readonly clauses: readonly Clause[];
  readonly installments: readonly (readonly string[])[];
  readonly reasons?: readonly DocumentLine[];
  readonly slip?: Omit<Slip, 'place' | 'instructions'>;
}

const INSTALLMENTS: readonly PrintedColumn[] = [
  { label: 'Parcela', align: 'left' },
  { label: 'Vencimento', align: 'left' },
  { label: 'Situação', align: 'left' },
  { label: 'Valor', align: 'right' },
];

export function sectionsOf({ sections }: DocumentTemplate, contents: Contents): PrintedSection[] {
  return sections
    .filter(({ unless }) => unless === undefined || contents.facts[unless] === '')
    .flatMap((section) => (section.print ? printed(section, contents) : written(section, contents)));
}

function printed(section: DocumentSection, contents: Contents): PrintedSection[] {
  const { title, print } = section;
  if (print === 'summary') return contents.summary.map(fromSummary).filter(({ lines }) => lines.length > 0);
  if (print === 'clauses') {
    const clauses = fillAll(contents.clauses, (clause) => filledClause(clause, contents.facts));
    return clauses.length > 0 ? [{ kind: 'clauses', title, clauses: clauses.map(numbered) }] : [];
  }
  if (print === 'slip') return slipSection(section, contents);
  if (print === 'verification') return verificationSection(section, contents);
  if (print === 'reasons') {
    const { reasons = [] } = contents;
    return reasons.length > 0 ? [{ kind: 'lines', title, lines: reasons }] : [];
  }
  const rows = contents.installments;
  return rows.length > 0 ? [{ kind: 'table', title, columns: INSTALLMENTS, rows }] : [];
}

function slipSection(
  { title = '', paragraphs }: DocumentSection,
  { slip, facts }: Contents,
): PrintedSection[] {
  if (!slip) return [];
  const instructions = fillAll(paragraphs, (paragraph) => fill(paragraph, facts));
  return [{ kind: 'slip', slip: { ...slip, place: title, instructions } }];
}

function verificationSection({ title, paragraphs }: DocumentSection, { facts }: Contents): PrintedSection[] {
  const address = facts.verificationAddress;
  if (address === '') return [];
  const said = fillAll(paragraphs, (paragraph) => fill(paragraph, facts));
  return [{ kind: 'verification', title, address, paragraphs: said }];
}

function fromSummary({ title, lines }: SummarySection) {
  const said = lines.filter(({ text }) => text !== '').map(({ label, text }) => ({ label, text }));
  return { kind: 'lines', title, lines: said } as const;
}

function written(
  { title, lines, table, paragraphs }: DocumentSection,
  { facts }: Contents,
): PrintedSection[] {
  if (paragraphs) {
    const said = fillAll(paragraphs, (paragraph) => fill(paragraph, facts));
    return said.length > 0 ? [{ kind: 'text', title, paragraphs: said }] : [];
  }
  const said = fillAll(table ?? lines, (line) => filledLine(line, facts));
  return said.length > 0 ? [{ kind: table ? 'amounts' : 'lines', title, lines: said }] : [];
}

function filledLine({ label, text }: DocumentLine, facts: DocumentFacts): DocumentLine | undefined {
  const said = fill(text, facts);
  return said === undefined ? undefined : { label, text: said };
}

const numbered = ({ title, text }: Clause, index: number): Clause => ({
  title: `${index + 1}. ${title}`,
  text,
});

function filledClause({ title, text }: Clause, facts: DocumentFacts): Clause | undefined {
  const said = fill(text, facts);
  return said === undefined ? undefined : { title, text: said };
}
