import { signatureOf } from '../../studio/check/expressionSchema';
import { WIDGET_NOTES } from '../../studio/widgets';
import { type OperatorNote, operatorReference } from '../../engine/expression';

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function row(note: OperatorNote): string {
  const { expression, data, result } = note.example;
  const given = data === undefined ? '' : ` with \`${cell(JSON.stringify(data))}\``;
  const example = `\`${cell(JSON.stringify(expression))}\`${given} → \`${cell(JSON.stringify(result))}\``;
  return `| \`${cell(signatureOf(note))}\` | ${cell(note.gives)} | ${example} |`;
}

function operatorTables(): string {
  const groups = [...new Set(operatorReference.map((note) => note.group))];
  const tables = groups.map((group) => {
    const rows = operatorReference.filter((note) => note.group === group).map(row);
    return [`**${group}**`, '', '| operator | gives | example |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return tables.join('\n\n');
}

function widgetTable(): string {
  const rows = WIDGET_NOTES.map(({ widget, answer, use }) => `| \`${widget}\` | ${answer} | ${use} |`);
  return ['| widget | answer | for |', '| --- | --- | --- |', ...rows].join('\n');
}

/** @throws Error when the marks around a table are gone. */
function between(readme: string, what: string, table: string): string {
  const [begin, end] = [`<!-- ${what}: written by npm run products -- --write -->`, `<!-- /${what} -->`];
  const [start, stop] = [readme.indexOf(begin), readme.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`README.md has no place for the ${what}.`);
  return `${readme.slice(0, start + begin.length)}\n\n${table}\n\n${readme.slice(stop)}`;
}

/** The README with its tables as widgets and operators are now. */
export function withTables(readme: string): string {
  return between(between(readme, 'widgets', widgetTable()), 'operators', operatorTables());
}
