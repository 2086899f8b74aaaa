import { sameValue, type Shape, type Tell } from '../../engine/index';
import type { ExpressionPlace } from '../check/product/ExpressionPlace';
import { under } from '../flow/stateText';
import type { Compatibility } from '../impact/Difference';
import { said } from '../impact/words';
import { ANY, ASKED, byKey, CONDITION, field, ofKind, type Parts, PRINTED } from './expressions';
import { lookupDuties } from './lookupDuties';
import { keys, list, type Named } from './mentions';
import type { Roles } from './Roles';
import { fieldsText } from './sentences';
import { gravest, judge, listOf, OF_EVERY_RULE, onlyWords } from './verdict';
import { emptied } from './writes';

const FAILURE: Shape = { properties: { code: {}, message: {} } };

function ofTell(at: string, { when, params, offer, failed }: Tell, extra: Partial<ExpressionPlace>): Parts {
  const told = failed === undefined ? extra : { ...extra, answer: FAILURE };
  return [
    [`${at}/when`, when, { ...told, ...CONDITION }],
    ...byKey(`${at}/params`, params, { ...told, ...PRINTED }),
    ...byKey(`${at}/offer/set`, offer?.set, told, field),
  ];
}

function tellsVerdict(before: unknown, after: unknown): Compatibility {
  const [were, are] = [listOf(before), listOf(after)];
  if (were.length !== are.length) return 'breaking';
  const words = onlyWords('title', 'message', 'params', 'close');
  return gravest(
    were.map((tell, index) => (sameValue(tell, are[index]) ? 'compatible' : judge(words, tell, are[index]))),
  );
}

export const lookups: Roles<'lookups'> = {
  name: 'Consulta',
  headings: ['Consulta', 'Consultas'],
  effect: 'lookup',
  mentions: (rule) => [
    ...list('/fields', rule.fields),
    ...keys('/fills', rule.fills),
    ...list('/locks', rule.locks),
    ...keys('/options', rule.options),
    ...list('/failed/clear', rule.failed?.clear),
    ...(rule.tells ?? []).flatMap(({ clear, offer }, index): Named => [
      ...list(`/tells/${index}/clear`, clear),
      ...keys(`/tells/${index}/offer/set`, offer?.set),
    ]),
  ],
  writes: (rule) => [
    ...Object.keys(rule.fills ?? {}).map((filled) => ({ field: filled, at: `/fills/${filled}` })),
    ...emptied(rule.failed?.clear, '/failed/clear'),
    ...(rule.tells ?? []).flatMap(({ clear, offer }, index) => [
      ...emptied(clear, `/tells/${index}/clear`),
      ...Object.keys(offer?.set ?? {}).map((set) => ({ field: set, at: `/tells/${index}/offer/set/${set}` })),
    ]),
  ],
  expressions: (rule, sources) => {
    const isSearch = rule.on === 'search' || rule.search !== undefined;
    const answer = {
      ...ANY,
      ...(sources[rule.source] && { answer: sources[rule.source]!.answer }),
      isSearch,
    };
    return [
      ['/when', rule.when, CONDITION],
      ...byKey('/request', rule.request, { isSearch, ...ASKED }),
      ...byKey('/fills', rule.fills, answer, field),
      ...byKey('/options', rule.options, answer, (path) => ({ into: { optionsOf: [path] } })),
      ['/search/begins', rule.search?.begins, ofKind('text')],
      ...(rule.tells ?? []).flatMap((tell, index) => ofTell(`/tells/${index}`, tell, answer)),
    ];
  },
  uses: ({ fields, when, request, fills, failed, locks, options }, scope) => [
    [...scope.indexes(fields), ...scope.reads(when, ...Object.values(request))],
    [...scope.indexes(Object.keys(fills ?? {})), ...scope.indexes(failed?.clear)],
    [...scope.indexes(locks), ...scope.indexes(Object.keys(options ?? {}))],
  ],
  sentence: ({ source, fields = [], when, fills = {} }, sentences, names) => {
    const asked = fields.length > 0 ? ` por ${fieldsText(fields, names)}` : '';
    const filled = Object.keys(fills);
    const then = filled.length > 0 ? ` e preenche ${fieldsText(filled, names)}` : '';
    return under(when, sentences, `consulta ${said(source)}${asked}${then}`);
  },
  duties: lookupDuties,
  verdicts: {
    ...OF_EVERY_RULE,
    id: 'breaking',
    search: 'visible',
    failed: onlyWords('message'),
    tells: tellsVerdict,
    binds: (_before, after) => (after === undefined ? 'visible' : 'breaking'),
  },
};
