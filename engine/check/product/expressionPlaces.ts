import { pointerPart } from '../../definition/files';
import type { RuleKind } from '../../model/Rules';
import type { Json } from '../../expression';
import type { Subject } from './subject';

/** An expression of a product, where it stands, and what surrounds it. */
export interface ExpressionPlace {
  readonly pointer: string;
  readonly expression: Json;
  /** Names that the operator answer can read there: of a look-up's answer any. */
  readonly answer?: 'any' | readonly string[];
  /** It holds or does not, so that it must depend on something. */
  readonly isCondition?: boolean;
}

type Parts = readonly (readonly [
  path: string,
  expression: Json | undefined,
  extra?: Partial<ExpressionPlace>,
])[];

const CONDITION = { isCondition: true } as const;
const ANSWER = { answer: 'any' } as const;

function byKey(
  at: string,
  record: Readonly<Record<string, Json>> | undefined,
  extra?: Partial<ExpressionPlace>,
) {
  return Object.entries(record ?? {}).map(
    ([key, value]) => [`${at}${pointerPart(key)}`, value, extra] as const,
  );
}

/** The expressions of one rule of each kind. */
const PARTS: { readonly [Kind in RuleKind]: (rule: Subject['definition']['rules'][Kind][number]) => Parts } =
  {
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
    lookups: (rule) => [
      ['/when', rule.when, CONDITION],
      ...byKey('/request', rule.request),
      ...byKey('/fills', rule.fills, ANSWER),
      ...byKey('/options', rule.options, ANSWER),
    ],
  };

function placed(at: string, parts: Parts): ExpressionPlace[] {
  return parts.flatMap(([path, expression, extra]) =>
    expression === undefined ? [] : [{ pointer: at + path, expression, ...extra }],
  );
}

function ofRules({ definition }: Subject): ExpressionPlace[] {
  const kinds = Object.keys(PARTS) as RuleKind[];
  return kinds.flatMap((kind) => {
    const partsOf = PARTS[kind] as (rule: unknown) => Parts;
    return definition.rules[kind].flatMap((rule, index) => placed(`/rules/${kind}/${index}`, partsOf(rule)));
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

function ofQuestionnaire({ definition: { questionnaire } }: Subject): ExpressionPlace[] {
  if (!questionnaire) return [];
  return placed('/questionnaire', [
    ...byKey('/ask/request', questionnaire.ask.request),
    ['/when', questionnaire.when, { ...ANSWER, ...CONDITION }],
    ...questionnaire.adds.flatMap(({ value, when }, index): Parts => [
      [`/adds/${index}/value`, value],
      [`/adds/${index}/when`, when, CONDITION],
    ]),
  ]);
}

function ofRating({ composed: { rating } }: Subject): ExpressionPlace[] {
  if (!rating) return [];
  const decisions = rating.decisions.map(
    ({ when }, index) => [`/decisions/${index}/when`, when, CONDITION] as const,
  );
  return placed('/rating', [
    ['/client', rating.client],
    ['/insured/name', rating.insured.name],
    ['/insured/document', rating.insured.document],
    ...decisions,
    ['/insuredAmount', rating.insuredAmount],
    ['/validity/start', rating.validity.start],
    ['/validity/end', rating.validity.end],
    ['/minimumPremium', rating.minimumPremium ?? null],
    ['/commercialPremium', rating.commercialPremium],
    ['/iofRate', rating.iofRate],
    ['/installments/minimum', rating.installments.minimum ?? null],
    ['/installments/cap', rating.installments.cap, { answer: ['premium', 'months'] }],
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
