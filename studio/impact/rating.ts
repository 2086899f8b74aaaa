import { sameValue, byKey } from '../../engine/index';
import type { Decision, Rating } from '../../engine/rating';
import type { Compatibility, Pair, Told } from './Difference';
import { keysThatDiffer, withoutNotes } from './json';
import { renamed, renamesOf } from './renames';
import { fromTo, said } from './words';

type Judged = readonly [Compatibility, string];

/** Any other key may change who is accepted, the price or the policy's text. */
const KEYS: Readonly<Record<string, Judged>> = {
  insurer: ['visible', 'o nome da seguradora'],
  travels: ['compatible', 'se o cálculo pode ir ao navegador'],
  objectNumbers: ['visible', 'os números pelos quais o pedido é conhecido'],
  branch: ['breaking', 'o ramo da apólice'],
  client: ['breaking', 'de quem é o pedido'],
  insured: ['breaking', 'quem é o segurado'],
  insuredAmount: ['breaking', 'a importância segurada'],
  policy: ['breaking', 'o que a apólice diz'],
  change: ['breaking', 'o que o endosso muda'],
  layers: ['breaking', 'o que o endosso muda da cobertura'],
  validity: ['breaking', 'a vigência'],
  minimumPremium: ['breaking', 'o prêmio mínimo'],
  maximumPremium: ['breaking', 'o prêmio máximo'],
  commercialPremium: ['breaking', 'o cálculo do prêmio'],
  iofRate: ['breaking', 'a alíquota do IOF'],
  installments: ['breaking', 'o número de parcelas'],
};

const OUTCOMES = { deny: 'recusa', analyse: 'manda para análise' } as const;

function decisionChanges(before: Decision, after: Decision, at: string): Told[] {
  return keysThatDiffer(before, after, sameValue).map((key): Told => {
    const isReason = key === 'reason';
    const what = isReason
      ? `o motivo ${fromTo(before.reason, after.reason)}`
      : 'muda quem é recusado ou vai para análise';
    return {
      kind: `decision-${key}`,
      compatibility: isReason ? 'visible' : 'breaking',
      words: `Decisão ${said(after.id)}: ${what}`,
      at: `${at}/${key}`,
    };
  });
}

function decisions(before: readonly Decision[], after: readonly Decision[]): Told[] {
  const place = (index: number) => `/rating/decisions/${index}`;
  const named = (from: readonly Decision[], { id }: Decision) => from.find((decision) => decision.id === id);
  const ids = (from: readonly Decision[], other: readonly Decision[]) =>
    from.filter((decision) => named(other, decision)).map(({ id }) => id);
  const gone = before.flatMap((decision, index): Told[] => {
    const words = `Decisão ${said(decision.id)}: sai, e deixa de haver quem ela ${OUTCOMES[decision.outcome]}`;
    const told = {
      kind: 'decision-removed',
      compatibility: 'breaking',
      words,
      at: place(index),
      isGone: true,
    } as const;
    return named(after, decision) ? [] : [told];
  });
  const kept = after.flatMap((decision, index): Told[] => {
    const was = named(before, decision);
    const words = `Decisão ${said(decision.id)}: nova, ${OUTCOMES[decision.outcome]}`;
    return was
      ? decisionChanges(was, decision, place(index))
      : [{ kind: 'decision-added', compatibility: 'breaking', words, at: place(index) }];
  });
  const isReordered = !sameValue(ids(before, after), ids(after, before));
  const words = 'As decisões vêm em outra ordem, e a primeira que vale decide';
  const order = {
    kind: 'decisions-reordered',
    compatibility: 'breaking',
    words,
    at: '/rating/decisions',
  } as const;
  return [...gone, ...kept, ...(isReordered ? [order] : [])];
}

function changes(before: Rating, after: Rating): Told[] {
  const others = keysThatDiffer(before, after, sameValue).filter((key) => key !== 'decisions');
  const told = others.map((key): Told => {
    const [compatibility, name] = KEYS[key] ?? (['breaking', `"${key}"`] as const);
    const of = (rating: Rating) => byKey(rating)[key];
    const isPlain = [of(before), of(after)].every(
      (value) => typeof value === 'string' || typeof value === 'number',
    );
    const words = `Tarifação: ${name} ${isPlain ? fromTo(of(before), of(after)) : 'muda'}`;
    const isGone = of(after) === undefined;
    return { kind: `rating-${key}`, compatibility, words, at: `/rating/${key}`, ...(isGone && { isGone }) };
  });
  return [...told, ...decisions(before.decisions, after.decisions)];
}

export function ratingDifferences(pair: Pair): Told[] {
  const renames = renamesOf(pair);
  const before = renamed(withoutNotes(pair.before.rating), renames) as Rating | undefined;
  const after = withoutNotes(pair.after.rating) as Rating | undefined;
  if (before && after) return changes(before, after);
  if (!before && !after) return [];
  const words = after
    ? 'Tarifação: passa a haver preço automático'
    : 'Tarifação: deixa de haver preço automático';
  return [{ kind: 'rating', compatibility: 'breaking', words, at: '/rating', isGone: !after }];
}
