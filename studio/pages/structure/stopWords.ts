import type { Stops } from '../../../contract/stops';
import type { CompiledDefinition } from '../../../engine/index';
import { dateText, decimalText } from '../../../engine/values';

type Shown = number | null;

/** Counts with singular and plural: '1 começou', '2 começaram'; null is too small to be shown. */
const many = (number: Shown, least: number, one: string, more: string) =>
  `${number === null ? `menos de ${least}` : decimalText(number, 0)} ${number === 1 ? one : more}`;

const isSomething = (number: Shown) => number !== 0;

/** The figures of the whole product; undefined while nothing has been counted. */
export function wholeWords({ Began, Finished, From, Least, Steps }: Stops): string | undefined {
  const isCounted = [Began, Finished, ...Steps.map(({ Entered }) => Entered)].some(isSomething);
  if (!isCounted) return undefined;
  const began = many(Began, Least, 'começou', 'começaram');
  return `Desde ${dateText(From)}: ${began}, ${many(Finished, Least, 'enviou', 'enviaram')}.`;
}

export function stepWords({ Steps, Least }: Stops, id: string): string | undefined {
  const step = Steps.find(({ Step }) => Step === id);
  if (!step || step.Entered === 0) return undefined;
  const { Entered, Passed, Left } = step;
  return [
    many(Entered, Least, 'chegou', 'chegaram'),
    many(Passed, Least, 'seguiu', 'seguiram'),
    `${many(Left, Least, 'saiu', 'saíram')} aqui`,
  ].join(' · ');
}

/** A question's figures: typed by hand, and messages, most frequent first. */
export function fieldWords({ Fields, Least }: Stops, definition: CompiledDefinition, path: string): string[] {
  const field = Fields.find(({ Field }) => Field === path);
  if (!field) return [];
  // An earlier version's question has only common sentences, without limits.
  const asked = definition.byPath.get(path);
  const checks = asked ? definition.checksShownAt[asked.index]! : [];
  const sentence = (code: string) =>
    checks.find(({ rule }) => rule.id === code)?.rule.message ??
    asked?.schema.errorMessage?.[code] ??
    definition.source.messages[code]?.replaceAll(/\{\w+\}/g, '…') ??
    code;
  const messages = field.Messages.toSorted((a, b) => (b.Count ?? 0) - (a.Count ?? 0));
  return [
    ...(isSomething(field.Manual) ? [`${many(field.Manual, Least, 'digitou', 'digitaram')} à mão`] : []),
    ...messages.map(({ Code, Count }) => `${many(Count, Least, 'vez', 'vezes')}: “${sentence(Code)}”`),
  ];
}
