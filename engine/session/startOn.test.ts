import { expect, it } from 'vitest';
import { texts } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { startOn } from './startOn';

it('still asks for what it began to ask for before it had the answers to begin with', () => {
  const { definition, env } = open({
    steps: texts('state', 'city'),
    lookups: [
      { id: 'states', source: 'states', on: 'start', request: {}, options: {} },
      {
        id: 'cities',
        source: 'cities',
        on: 'change',
        fields: ['s.state'],
        request: { state: { var: 's.state' } },
      },
    ],
  }).session;
  const stored = { type: 'prefilled', from: 'draft', answers: { 's.state': 'SP' } } as const;
  const { effects } = startOn(definition, env, [stored]);
  expect(effects.flatMap((effect) => (effect.type === 'lookup' ? [effect.lookup] : []))).toEqual([
    'states',
    'cities',
  ]);
});
