import { callsIn } from '../../check/product/calls';
import type { ExpressionPlace } from '../../check/product/ExpressionPlace';
import { expressionPlaces } from '../../check/product/expressionPlaces';
import type { Call, Json } from '../../../engine/expression';
import { callOf, isList } from '../../../engine/expression';
import { pointerPart } from '../../../engine/definition';
import type { Version } from '../../impact/Version';
import { placeOf } from '../../impact/placeOf';
import type { Names } from '../names';
import { ASKED, DECIDED, partsOf } from '../priceParts';
import { listed, Sentences } from '../Sentences';
import { ConditionCells } from './ConditionCells';
import type { DecisionTable } from './DecisionTable';
import { tableOf, type Written } from './tableOf';

/** Shorter chains of conditions are not shown as a table. */
const LEAST_ROWS = 2;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function decisions(version: Version): Written[] {
  const { rating } = version;
  if (!rating || rating.decisions.length === 0) return [];
  const written = (pointer: string) => {
    const { file, pointer: inner } = placeOf(version, pointer);
    return `${file}#${inner}`;
  };
  return [
    {
      id: 'decisions',
      title: 'Decisões da seguradora',
      place: written('/rating/decisions'),
      otherwise: 'O pedido é aprovado.',
      rows: rating.decisions.map(({ when, outcome, reason }, index) => ({
        when,
        result: `O pedido ${DECIDED[outcome]}: “${reason}”`,
        place: written(`/rating/decisions${pointerPart(index)}`),
      })),
    },
  ];
}

type SayResult = (result: Json) => string;

function saysOf({ into }: ExpressionPlace, sentences: Sentences, names: Names): SayResult {
  const field = into && 'field' in into ? into.field : undefined;
  return (result) => {
    if (result === null) return 'nada';
    const isWritten = !callOf(result) && !isList(result);
    return field !== undefined && isWritten ? names.answer(field, result) : sentences.value(result);
  };
}

function titleOf({ rating }: Version, { into, pointer }: ExpressionPlace, names: Names): string | undefined {
  const all = (paths: readonly string[]) =>
    listed(
      paths.map((path) => names.field(path)),
      'e',
    );
  if (pointer.startsWith('/rating/'))
    return rating && partsOf(rating).find((part) => `/rating${part.pointer}` === pointer)?.title;
  if (!into) return undefined;
  if ('field' in into) return `Valor de ${names.field(into.field)}`;
  if ('optionsOf' in into) return `Opções de ${all(into.optionsOf)}`;
  return 'boundOf' in into ? `Limite de ${all(into.boundOf)}` : undefined;
}

const isChain = ({ name, args }: Call) => (name === 'if' || name === '?:') && args.length >= 2 * LEAST_ROWS;

function chainOf({ args }: Call, say: SayResult): Pick<Written, 'rows' | 'otherwise' | 'leavesOut'> {
  const many = Math.floor(args.length / 2);
  const rows = Array.from({ length: many }, (_row, index) => ({
    when: args[2 * index]!,
    result: capital(say(args[2 * index + 1]!)),
  }));
  if (args.length % 2 === 0) return { rows };
  const last = args.at(-1)!;
  return { rows, otherwise: capital(say(last)), leavesOut: last === null };
}

/** Every chain of conditions with a value, once even if shared by many places. */
function chains(version: Version, sentences: Sentences, names: Names): Written[] {
  const found = new Map<string, Written>();
  for (const place of expressionPlaces(version.subject)) {
    const title = titleOf(version, place, names);
    if (title === undefined || place.isCondition) continue;
    for (const { call, pointer, inElement } of callsIn(place.expression)) {
      const key = JSON.stringify(call.args);
      if (inElement || !isChain(call) || found.has(key)) continue;
      const { file, pointer: inner } = placeOf(version, place.pointer);
      const own = { id: `${place.pointer}${pointer}`, title, place: `${file}#${inner}` };
      found.set(key, { ...own, ...chainOf(call, saysOf(place, sentences, names)) });
    }
  }
  return [...found.values()];
}

export function tablesOf(version: Version, names: Names): DecisionTable[] {
  const sentences = new Sentences(names, ASKED);
  const cells = new ConditionCells(sentences, names);
  return [...decisions(version), ...chains(version, sentences, names)].map((written) =>
    tableOf(version.subject, cells, written),
  );
}
