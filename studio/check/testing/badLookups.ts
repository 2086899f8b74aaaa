import type { Json } from '../../../engine/expression';
import type { FaultCode } from '../faultCodes';
import { bad, badAt, type BadDefinition } from './badDefinition';

const RULES = 'demo/rules.json';
const DETAILS = 'demo/steps/details.json';
const PARTY = '_shared/rules/party.json';

const search = (): Json => ({
  id: 'holders',
  source: 'holders',
  on: 'search',
  fields: ['details.holder'],
  search: { minLength: 3, debounce: 500 },
  request: { name: { searched: [] }, take: 5 },
  options: {
    'details.holder': {
      map: [{ answer: [''] }, { object: ['value', { var: 'id' }, 'label', { var: 'name' }] }],
    },
  },
});

function searched(
  it: string,
  code: FaultCode,
  pointer: string,
  at: string,
  to: Json | undefined,
): BadDefinition {
  const file = RULES;
  return badAt(it, code, pointer, [
    { file, at: '/states/0', to: undefined },
    { file, at: '/lookups', to: [search()] },
    { file: DETAILS, at: '/properties/holder/ui/widget', to: at.endsWith('/fields') ? 'choice' : 'search' },
    { file, at, to },
  ]);
}

export const badLookups: readonly BadDefinition[] = [
  bad(
    'a name that the source does not answer',
    'unknown-answer',
    PARTY,
    '/lookups/0/fills/@name/answer/0',
    'nomo',
    'nome',
  ),
  searched('a search that does not say how', 'search', '/lookups/0/on', '/lookups/0/search', undefined),
  searched(
    'how to search where nothing is searched',
    'search',
    '/lookups/0/search',
    '/lookups/0/on',
    'change',
  ),
  searched('a search of what is no choice', 'search', '/lookups/0/search', '/lookups/0/fields', [
    'details.name',
  ]),
  searched('two things to be told of one name', 'duplicate-id', '/lookups/0/tells/1/id', '/lookups/0/tells', [
    { id: 'none', failed: true, message: 'Falhou' },
    { id: 'none', failed: true, message: 'Falhou' },
  ]),
  searched(
    'a failure that has no name',
    'unknown-answer',
    '/lookups/0/tells/0/params/name/answer/0',
    '/lookups/0/tells',
    [{ id: 'none', failed: true, message: 'Falhou {name}', params: { name: { answer: ['name'] } } }],
  ),
  badAt('something to be told before sending', 'tells', '/lookups/0/tells', [
    {
      file: RULES,
      at: '/lookups',
      to: [
        {
          id: 'save',
          source: 'person-save',
          on: 'submit',
          request: { document: { var: 'details.document' }, name: { var: 'details.name' } },
          tells: [{ id: 'none', failed: true, message: 'Falhou' }],
        },
      ],
    },
  ]),
  badAt(
    'an optional part that is not asked',
    'optional-part',
    '/lookups/0/optional/0',
    [{ file: PARTY, at: '/lookups/0/optional', to: ['cnpi'] }],
    'cnpj',
  ),
  badAt('an optional part that the source needs', 'optional-part', '/lookups/0/optional/0', [
    { file: PARTY, at: '/lookups/0/optional', to: ['cnpj'] },
  ]),
];
