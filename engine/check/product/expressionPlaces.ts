import { pointerPart } from '../../definition/files';
import type { RuleKind, Tell } from '../../model/Rules';
import type { Json } from '../../expression';
import type { Shape, Sources } from '../../model/Source';
import { sourcesOf } from '../../source/sourcesOf';
import type { Subject } from './subject';

/** An expression of a product, where it stands, and what surrounds it. */
export interface ExpressionPlace {
  readonly pointer: string;
  readonly expression: Json;
  /** What the operator answer can read there. */
  readonly answer?: Shape;
  /** A text is searched for there. */
  readonly isSearch?: boolean;
  /** It holds or does not, so that it must depend on something. */
  readonly isCondition?: boolean;
}

type Parts = readonly (readonly [
  path: string,
  expression: Json | undefined,
  extra?: Partial<ExpressionPlace>,
])[];

const CONDITION = { isCondition: true } as const;
/** Of a source that does not exist, which is a fault of its own. */
const ANY = { answer: {} } as const;

function byKey(
  at: string,
  record: Readonly<Record<string, Json>> | undefined,
  extra?: Partial<ExpressionPlace>,
) {
  return Object.entries(record ?? {}).map(
    ([key, value]) => [`${at}${pointerPart(key)}`, value, extra] as const,
  );
}

/** What a failure is for the expressions of what is told of it. */
const FAILURE: Shape = { properties: { code: {}, message: {} } };

function ofTell(at: string, { when, params, offer, failed }: Tell, extra: Partial<ExpressionPlace>): Parts {
  const said = failed === undefined ? extra : { ...extra, answer: FAILURE };
  return [
    [`${at}/when`, when, { ...said, ...CONDITION }],
    ...byKey(`${at}/params`, params, said),
    ...byKey(`${at}/offer/set`, offer?.set, said),
  ];
}

/** The expressions of one rule of each kind. */
const PARTS: {
  readonly [Kind in RuleKind]: (
    rule: Subject['definition']['rules'][Kind][number],
    sources: Sources,
  ) => Parts;
} = {
  initial: (rule) => [['/value', rule.value]],
  relations: (rule) =>
    rule.solve.flatMap((way, index): Parts => [
      [`/solve/${index}/when`, way.when, CONDITION],
      [`/solve/${index}/to`, way.to],
    ]),
  derived: (rule) => [['/value', rule.value]],
  states: (rule) => [
    ['/when', rule.when, CONDITION],
    ['/options', rule.options],
    ['/min', rule.min],
    ['/max', rule.max],
  ],
  checks: (rule) => [
    ['/when', rule.when, CONDITION],
    ['/that', rule.that, CONDITION],
    ...byKey('/params', rule.params),
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
      ...byKey('/request', rule.request, { isSearch }),
      ...byKey('/fills', rule.fills, answer),
      ...byKey('/options', rule.options, answer),
      ['/search/begins', rule.search?.begins],
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
    ...byKey('/ask/request', questionnaire.ask.request),
    ['/when', questionnaire.when, { answer, ...CONDITION }],
    ...questionnaire.adds.flatMap(({ value, when }, index): Parts => [
      [`/adds/${index}/value`, value],
      [`/adds/${index}/when`, when, CONDITION],
    ]),
  ]);
}

/** What tax and the least premium may depend on: the premium, which of a refund is negative. */
const PREMIUM = { answer: { properties: { premium: {} } } } as const;

function ofRating({ composed: { rating } }: Subject): ExpressionPlace[] {
  if (!rating) return [];
  const decisions = rating.decisions.map(
    ({ when }, index) => [`/decisions/${index}/when`, when, CONDITION] as const,
  );
  const { insured = {}, ...terms } = rating.policy ?? {};
  return placed('/rating', [
    ['/client', rating.client],
    ['/insured/name', rating.insured.name],
    ['/insured/document', rating.insured.document],
    ...decisions,
    ['/insuredAmount', rating.insuredAmount],
    ...byKey('/policy', terms),
    ...byKey('/policy/insured', insured),
    ...byKey('/change', rating.change ?? {}),
    ['/validity/start', rating.validity.start],
    ['/validity/end', rating.validity.end],
    ['/minimumPremium', rating.minimumPremium ?? null, PREMIUM],
    ['/commercialPremium', rating.commercialPremium],
    ['/iofRate', rating.iofRate, PREMIUM],
    ['/installments/minimum', rating.installments.minimum ?? null],
    ['/installments/cap', rating.installments.cap, { answer: { properties: { premium: {}, months: {} } } }],
  ]);
}

function ofSummary({ definition }: Subject): ExpressionPlace[] {
  return definition.summary.flatMap((section, index) =>
    (section.lines ?? []).map(({ text }, line) => {
      return { pointer: `/summary/${index}/lines/${line}/text`, expression: text };
    }),
  );
}

/** Every expression of a product: of its rules, record, questionnaire, summary and rating. */
export function expressionPlaces(subject: Subject): ExpressionPlace[] {
  return [ofRules, ofRecord, ofQuestionnaire, ofSummary, ofRating].flatMap((places) => places(subject));
}
