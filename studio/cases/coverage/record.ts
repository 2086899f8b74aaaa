import { createScope, frameOf, getPath, type RecordAddition, type RecordField } from '../../../engine/index';
import { truthy } from '../../../engine/expression';
import { looksAt } from '../looksAt';
import type { Run } from '../run';
import type { Duties, Duty } from './types';

function ofField({ from, to }: RecordField, fields: ReadonlySet<string>): Duty[] {
  if (to === null) {
    return [
      {
        rule: from,
        says: 'is not sent',
        words: 'não é enviado',
        isShownBy: (run) => looksAt.record(run, from),
      },
    ];
  }
  const field = [...fields].find((path) => from === path || from.startsWith(`${path}.`)) ?? from;
  return [
    {
      rule: from,
      says: `is written as ${to}`,
      words: `é escrito como ${to}`,
      isShownBy: (run) => getPath(run.record, to) !== undefined && looksAt.record(run, to),
    },
    {
      rule: from,
      says: `is read from ${to}`,
      words: `é lido de ${to}`,
      isShownBy: (run) =>
        run.case.events.some(({ record }) => getPath(record, to) !== undefined) && looksAt.answer(run, field),
    },
  ];
}

function ofAddition({ to, when }: RecordAddition): Duty[] {
  const holds = ({ session }: Run) =>
    when === undefined || truthy(createScope(session.definition.byPath).compile(when)(frameOf(session)));
  const duty = (expected: boolean, says: string, words: string): Duty => ({
    rule: to,
    says,
    words,
    isShownBy: (run) => holds(run) === expected && looksAt.record(run, to),
  });
  const added = duty(true, 'is added to the record', 'entra no registro');
  return when === undefined
    ? [added]
    : [
        added,
        duty(
          false,
          'is not added while its condition does not hold',
          'não entra no registro enquanto a condição não vale',
        ),
      ];
}

export const record: Duties = ({ definition }) => [
  ...definition.source.record.fields.flatMap((entry) => ofField(entry, new Set(definition.byPath.keys()))),
  ...definition.source.record.adds.flatMap(ofAddition),
];
