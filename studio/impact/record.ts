import { type Definition, mappingsOf, sameValue } from '../../engine/index';
import type { Pair, Told } from './Difference';
import { renamed, renamesOf } from './renames';
import type { Version } from './Version';
import { said } from './words';

function sentOf({ compiled }: Version, nameAfter: (path: string) => string): Map<string, string> {
  const definition: Definition = compiled.source;
  const declared = (from: string) => definition.record.fields.find((entry) => entry.from === from)?.as ?? '';
  return new Map(
    mappingsOf(definition).map(({ field, inner, to }) => {
      const from = inner === '' ? field : `${field}.${inner}`;
      const name = inner === '' ? nameAfter(field) : `${nameAfter(field)}.${inner}`;
      return [name, `${to} ${declared(from)}`.trim()];
    }),
  );
}

/** What the request carries: answers of questions that both versions ask, and what is sent besides. */
export function recordDifferences(pair: Pair): Told[] {
  const renames = renamesOf(pair);
  const were = sentOf(pair.before, (path) => renames.get(path) ?? path);
  const are = sentOf(pair.after, (path) => path);
  const { fields } = pair.after.subject;
  const fieldOf = (path: string) => path.split('.').slice(0, 2).join('.');
  // Includes answers that were not sent before: someone new will read them.
  const asked = new Set([...pair.before.subject.fields.keys()].map((path) => renames.get(path) ?? path));
  const changed = [...new Set([...were.keys(), ...are.keys()])].filter(
    (path) => were.get(path) !== are.get(path) && fields.has(fieldOf(path)) && asked.has(fieldOf(path)),
  );
  const told = changed.map((path): Told => {
    const title = said(fields.get(fieldOf(path))!.schema.title);
    const words = `${title}: o pedido enviado leva a resposta em outro lugar ou de outra forma`;
    const index = pair.after.subject.definition.record.fields.findIndex(({ from }) => from === path);
    const at = index < 0 ? '/record' : `/record/fields/${index}`;
    return { kind: 'record-field', compatibility: 'breaking', words, at };
  });
  const adds = (version: Version) => version.subject.definition.record.adds;
  if (sameValue(renamed(adds(pair.before), renames), adds(pair.after))) return told;
  const words = 'O pedido enviado leva outra coisa além das respostas';
  return [...told, { kind: 'record-adds', compatibility: 'breaking', words, at: '/record' }];
}
