import type { Fact, Reason, ReasonKind } from './types';

const frames: Readonly<Record<ReasonKind, string>> = {
  derived: 'Calculado a partir de',
  relation: 'Acompanha',
  forced: 'É o que vale por causa de',
  initial: 'Sugerido a partir de',
  lookup: 'Preenchido pela consulta feita com',
  disabled: 'Não pode ser alterado por causa de',
  option: 'não faz parte das opções por causa de',
  options: 'As opções dependem de',
  check: 'Foi conferido com',
  hidden: 'Não se aplica por causa de',
};

const bare: Readonly<Record<ReasonKind, string>> = {
  derived: 'Calculado pelas regras do produto.',
  relation: 'Calculado a partir de outra resposta.',
  forced: 'É o que vale para este pedido.',
  initial: 'Sugerido pelas regras do produto.',
  lookup: 'Preenchido por uma consulta.',
  disabled: 'Este campo não pode ser alterado neste pedido.',
  option: 'não faz parte das opções deste pedido.',
  options: 'As opções são as deste pedido.',
  check: 'Foi conferido pelas regras do produto.',
  hidden: 'Não se aplica a este pedido.',
};

/** A missing answer is a reason of its own here; elsewhere it added nothing. */
const TELLS_MISSING: ReadonlySet<ReasonKind> = new Set(['hidden', 'disabled', 'forced']);

export const MISSING = 'sem resposta';
const isAnswered = ({ text }: Fact) => text !== MISSING;
const titled = ({ title }: Fact) => title.replace(/[:.?]+$/, '');
const named = (fact: Fact) => (fact.path ? `“${titled(fact)}”` : titled(fact));
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** One sentence: the rule's own words with its facts, or words made of them; it leads only to what it names. */
export function reasonFor(kind: ReasonKind, own: string | undefined, all: readonly Fact[]): Reason {
  if (own) {
    const facts = answeredFirst(all);
    return { kind, sentence: ownWords(own.replace(/^[*\s]+/, ''), facts), facts };
  }
  const facts = TELLS_MISSING.has(kind) ? all : answeredFirst(all);
  return { kind, sentence: framed(kind, facts), facts };
}

function answeredFirst(facts: readonly Fact[]): readonly Fact[] {
  const answered = facts.filter(isAnswered);
  return answered.length > 0 ? answered : facts;
}

function ownWords(own: string, facts: readonly Fact[]): string {
  // A text that ends a sentence of its own does not end this one.
  const parts = facts.filter(isAnswered).map((fact) => `${titled(fact)}: ${fact.text.replace(/\.$/, '')}`);
  return parts.length === 0 ? ended(own) : `${own.replace(/\.$/, '')} (${parts.join('; ')}).`;
}

function framed(kind: ReasonKind, facts: readonly Fact[]): string {
  if (facts.length === 0) return bare[kind];
  if (!TELLS_MISSING.has(kind) && !facts.some(isAnswered))
    return ended(`${frames[kind]} ${facts.map(named).join(', ')}`);
  return ended(`${frames[kind]} ${facts.map((fact) => `${named(fact)}: ${fact.text}`).join('; ')}`);
}

export function optionReason(label: string, all: readonly Fact[]): Reason {
  const { sentence, facts } = reasonFor('option', undefined, all);
  return { kind: 'option', sentence: `“${label}” ${sentence}`, facts };
}
