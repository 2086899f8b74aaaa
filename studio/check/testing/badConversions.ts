import type { Json } from '../../../engine/expression';
import { badAt, type BadDefinition } from './badDefinition';

const TEXT = { type: 'string' };
const FROM = { 'details.title': TEXT };
const TITLE = { var: 'details.title' };

function converted(
  it: string,
  code: BadDefinition['fault']['code'],
  at: string,
  to: Readonly<Record<string, Json>>,
  suggestion?: string,
): BadDefinition {
  const [file, name] = ['demo/steps/details.json', at.startsWith('/kind') ? 'kind' : 'name'];
  const pointer = at.startsWith('/kind') ? at : `/name${at}`;
  const change = { file, at: `/properties/${name}/converted`, to };
  return badAt(
    it,
    code,
    `/properties${pointer.replace(/^\/(name|kind)/, '/$1/converted')}`,
    [change],
    suggestion,
  );
}

/** Answers made of earlier ones, each with one mistake. */
export const badConversions: readonly BadDefinition[] = [
  converted(
    'an answer made of a question that it does not name',
    'unknown-field',
    '/value/trim/0/var',
    { from: FROM, value: { trim: [{ var: 'details.titel' }] } },
    'details.title',
  ),
  converted('an answer made of a question that is asked today', 'duplicate-field', '/from/details.kind', {
    from: { 'details.kind': TEXT },
    value: { var: 'details.kind' },
  }),
  converted('an earlier question that is named and not read', 'conversion', '/from/details.subtitle', {
    from: { ...FROM, 'details.subtitle': TEXT },
    value: TITLE,
  }),
  converted('an earlier question without its step', 'wrong-form', '/from/title', {
    from: { title: TEXT },
    value: { var: 'title' },
  }),
  converted('an answer made of the day', 'conversion', '/value', {
    from: FROM,
    value: { cat: [TITLE, { formatDate: [{ today: [] }] }] },
  }),
  converted('a text made of a number', 'type-mismatch', '/value', {
    from: { 'details.title': { type: 'integer' } },
    value: TITLE,
  }),
  converted('a date asked of a text', 'type-mismatch', '/value/formatDate/0', {
    from: { 'details.title': { type: 'boolean' } },
    value: { formatDate: [TITLE] },
  }),
  converted(
    'an option that is offered no more',
    'unknown-option',
    '/kind/value/if/1',
    {
      from: FROM,
      value: { if: [{ '==': [TITLE, 'Sra.'] }, 'PX', 'PJ'] },
    },
    'PF',
  ),
  converted(
    'a way back to a question that it was not made of',
    'conversion',
    '/back/details.titel',
    { from: FROM, value: TITLE, back: { 'details.titel': { var: 'details.name' } } },
    'details.title',
  ),
  converted(
    'a way back that reads no question of today',
    'unknown-field',
    '/back/details.title/var',
    {
      from: FROM,
      value: TITLE,
      back: { 'details.title': { var: 'details.nom' } },
    },
    'details.name',
  ),
  converted('a way back of another type', 'type-mismatch', '/back/details.title', {
    from: FROM,
    value: TITLE,
    back: { 'details.title': { length: [{ var: 'details.name' }] } },
  }),
];
