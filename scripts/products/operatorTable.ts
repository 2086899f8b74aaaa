import { signatureOf } from '../../studio/check/expressionSchema';
import { type OperatorNote, operatorReference } from '../../engine/expression';

const BEGIN = '<!-- operators: written by npm run products -- --write -->';
const END = '<!-- /operators -->';

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

/** A README with its operator tables updated. @throws Error when the marks around them are gone. */
export function withOperatorTables(readme: string): string {
  const [start, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (start < 0 || end < start) throw new Error('README.md has no place for the operators.');
  return `${readme.slice(0, start + BEGIN.length)}\n\n${operatorTables()}\n\n${readme.slice(end)}`;
}
