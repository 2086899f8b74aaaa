import { pointerPart } from '../../../engine/definition';
import {
  once,
  type RuleKind,
  shaped,
  type Shape,
  type Sources,
  sourcesOf,
  type Tell,
} from '../../../engine/index';
import type { Json } from '../../../engine/expression';
import type { Layered } from '../../../engine/rating';
import type { Kind as TypeKind } from '../types/Type';
import { shapeType } from '../types/declared';
import type { Subject } from './subject';

export type Into =
  | { readonly field: string }
  | { readonly optionsOf: readonly string[] }
  | { readonly boundOf: readonly string[] }
  | { readonly printed: true }
  | { readonly asked: true }
  | { readonly kinds: readonly TypeKind[] };

export interface ExpressionPlace {
  readonly pointer: string;
  readonly expression: Json;
  readonly answer?: Shape;
  readonly isSearch?: boolean;
  readonly isCondition?: boolean;
  readonly into?: Into;
}

type Parts = readonly (readonly [
  path: string,
  expression: Json | undefined,
  extra?: Partial<ExpressionPlace> | undefined,
])[];

const CONDITION = { isCondition: true } as const;
const PRINTED = { into: { printed: true } } as const;
const ASKED = { into: { asked: true } } as const;

function field(path: string): Pick<ExpressionPlace, 'into'> {
  return { into: { field: path } };
}

function ofKind(...wanted: readonly TypeKind[]): Pick<ExpressionPlace, 'into'> {
  return { into: { kinds: wanted } };
}
/** For an unknown source, which has its own fault. */
const ANY = { answer: {} } as const;

function byKey(
  at: string,
  record: Readonly<Record<string, Json>> | undefined,
  extra?: Partial<ExpressionPlace>,
  intoOf?: (key: string) => Pick<ExpressionPlace, 'into'>,
) {
  return Object.entries(record ?? {}).map(
    ([key, value]) => [`${at}${pointerPart(key)}`, value, { ...extra, ...intoOf?.(key) }] as const,
  );
}

const FAILURE: Shape = { properties: { code: {}, message: {} } };

function ofTell(at: string, { when, params, offer, failed }: Tell, extra: Partial<ExpressionPlace>): Parts {
  const said = failed === undefined ? extra : { ...extra, answer: FAILURE };
  return [
    [`${at}/when`, when, { ...said, ...CONDITION }],
    ...byKey(`${at}/params`, params, { ...said, ...PRINTED }),
    ...byKey(`${at}/offer/set`, offer?.set, said, field),
  ];
}

const PARTS: {
  readonly [Kind in RuleKind]: (
    rule: Subject['definition']['rules'][Kind][number],
    sources: Sources,
  ) => Parts;
} = {
  initial: (rule) => [['/value', rule.value, field(rule.field)]],
  relations: (rule) =>
    rule.solve.flatMap((way, index): Parts => [
      [`/solve/${index}/when`, way.when, CONDITION],
      [`/solve/${index}/to`, way.to, field(way.set)],
    ]),
  derived: (rule) => [['/value', rule.value, field(rule.field)]],
  states: (rule) => [
    ['/when', rule.when, CONDITION],
    ['/options', rule.options, { into: { optionsOf: rule.fields ?? [] } }],
    ['/min', rule.min, { into: { boundOf: rule.fields ?? [] } }],
    ['/max', rule.max, { into: { boundOf: rule.fields ?? [] } }],
  ],
  checks: (rule) => [
    ['/when', rule.when, CONDITION],
    ['/that', rule.that, CONDITION],
    ...byKey('/params', rule.params, PRINTED),
  ],
  resets: (rule) => [['/when', rule.when, CONDITION]],
  lookups: (rule, sources) => {
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
};

function placed(at: string, parts: Parts): ExpressionPlace[] {
  return parts.flatMap(([path, expression, extra]) =>
    expression === undefined ? [] : [{ pointer: at + path, expression, ...extra }],
  );
}

function ofRules({ definition, files }: Subject): ExpressionPlace[] {
  const kinds = Object.keys(PARTS) as RuleKind[];
  const sources = sourcesOf(files);
  return kinds.flatMap((kind) => {
    const partsOf = PARTS[kind] as (rule: unknown, sources: Sources) => Parts;
    return definition.rules[kind].flatMap((rule, index) =>
      placed(`/rules/${kind}/${index}`, partsOf(rule, sources)),
    );
  });
}

/** Expressions over earlier answers have a check of their own; the way back reads today's. */
function ofConversions({ all }: Subject): ExpressionPlace[] {
  return all.flatMap(({ schema: { converted }, pointer }) =>
    Object.entries(converted?.back ?? {}).flatMap(([former, expression]) => {
      const shape = converted!.from[former];
      const into = shape && ofKind(...shapeType(shaped<Shape>(shape)).kinds);
      return placed(`${pointer}/converted/back${pointerPart(former)}`, [['', expression, into]]);
    }),
  );
}

function ofRecord({ definition }: Subject): ExpressionPlace[] {
  return definition.record.adds.flatMap((add, index) =>
    placed(`/record/adds/${index}`, [
      ['/value', add.value],
      ['/when', add.when, CONDITION],
    ]),
  );
}

function ofQuestionnaire({ definition: { questionnaire }, files }: Subject): ExpressionPlace[] {
  if (!questionnaire) return [];
  const { answer } = sourcesOf(files)[questionnaire.ask.source] ?? ANY;
  return placed('/questionnaire', [
    ...byKey('/ask/request', questionnaire.ask.request, ASKED),
    ['/when', questionnaire.when, { answer, ...CONDITION }],
    ...questionnaire.adds.flatMap(({ value, when }, index): Parts => [
      [`/adds/${index}/value`, value],
      [`/adds/${index}/when`, when, CONDITION],
    ]),
  ]);
}

/** Tax and minimum premium may read the premium, which is negative for a refund. */
const PREMIUM = { answer: { properties: { premium: { format: 'money' } } } } as const;
const CAPPED = {
  answer: { properties: { premium: { format: 'money' }, months: { type: 'integer' } } },
} as const;

/** The premium of a change may read its cost by the policy's layers. */
const CHANGE = { answer: { properties: { change: { format: 'money' } } } } as const;

function ofLayers(layers: Layered | undefined): Parts {
  if (!layers) return [];
  return [
    ['/layers/from', layers.from, ofKind('date')],
    ['/layers/end', layers.end, ofKind('date')],
    ['/layers/amount', layers.amount, ofKind('money')],
    ['/layers/keeps', layers.keeps],
    ['/layers/ends', layers.ends],
    ['/layers/rate', layers.rate, ofKind('percent')],
    ['/layers/held/start', layers.held.start, ofKind('date')],
    ['/layers/held/end', layers.held.end, ofKind('date')],
    ['/layers/held/amount', layers.held.amount, ofKind('money')],
  ];
}

function ofRating({ composed: { rating } }: Subject): ExpressionPlace[] {
  if (!rating) return [];
  const decisions = rating.decisions.map(
    ({ when }, index) => [`/decisions/${index}/when`, when, CONDITION] as const,
  );
  const numbers = (rating.objectNumbers ?? []).map(
    ({ number }, index) => [`/objectNumbers/${index}/number`, number, ofKind('text')] as const,
  );
  const { insured = {}, ...terms } = rating.policy ?? {};
  return placed('/rating', [
    ['/client', rating.client, ofKind('taxId', 'text')],
    ['/insured/name', rating.insured.name, ofKind('text')],
    ['/insured/document', rating.insured.document, ofKind('taxId', 'text')],
    ...numbers,
    ...decisions,
    ['/insuredAmount', rating.insuredAmount, ofKind('money')],
    ...byKey('/policy', terms),
    ...byKey('/policy/insured', insured),
    ...byKey('/change', rating.change ?? {}),
    ['/validity/start', rating.validity.start, ofKind('date')],
    ['/validity/end', rating.validity.end, ofKind('date')],
    ['/minimumPremium', rating.minimumPremium ?? null, { ...PREMIUM, ...ofKind('money') }],
    ['/maximumPremium', rating.maximumPremium ?? null, ofKind('money')],
    ...ofLayers(rating.layers),
    ['/commercialPremium', rating.commercialPremium, { ...(rating.layers && CHANGE), ...ofKind('money') }],
    ['/iofRate', rating.iofRate, { ...PREMIUM, ...ofKind('percent') }],
    ['/installments/minimum', rating.installments.minimum ?? null, ofKind('money')],
    ['/installments/cap', rating.installments.cap, { ...CAPPED, ...ofKind('count') }],
  ]);
}

function ofSummary({ definition }: Subject): ExpressionPlace[] {
  return definition.summary.flatMap((section, index) =>
    (section.lines ?? []).map(({ text }, line) => {
      return { pointer: `/summary/${index}/lines/${line}/text`, expression: text, ...PRINTED };
    }),
  );
}

/** Every expression of a product; a dozen checks ask for them. */
export const expressionPlaces = once((subject: Subject): readonly ExpressionPlace[] =>
  [ofRules, ofConversions, ofRecord, ofQuestionnaire, ofSummary, ofRating].flatMap((places) =>
    places(subject),
  ),
);
