import { pointerPart } from '../../../engine/definition';
import { once, shaped, type Shape, sourcesOf } from '../../../engine/index';
import type { Layered } from '../../../engine/rating';
import { shapeType } from '../types/declared';
import { RULE_KINDS, rolesOf } from '../../rules';
import { ANY, ASKED, byKey, CONDITION, ofKind, type Parts, PRINTED } from '../../rules/expressions';
import type { ExpressionPlace } from './ExpressionPlace';
import type { Subject } from './subject';

function placed(at: string, parts: Parts): ExpressionPlace[] {
  return parts.flatMap(([path, expression, extra]) =>
    expression === undefined ? [] : [{ pointer: at + path, expression, ...extra }],
  );
}

function ofRules({ definition, files }: Subject): ExpressionPlace[] {
  const sources = sourcesOf(files);
  return RULE_KINDS.flatMap((kind) => {
    const { expressions } = rolesOf(kind);
    return definition.rules[kind].flatMap((rule, index) =>
      placed(`/rules/${kind}/${index}`, expressions(rule, sources)),
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
