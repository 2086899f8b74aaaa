import type { Doubt } from '../../../engine/index';

const sentences: Record<Doubt['code'], (doubt: Doubt) => string> = {
  otherName: ({ title, sent, found }) => `${title}: foi informado “${sent}”, a consulta devolve “${found}”.`,
  byHand: ({ title, sent }) => `${title}: “${sent}” foi digitado e não consta da lista consultada.`,
  unchecked: ({ title, sent }) => `${title}: “${sent}” não pôde ser conferido, a consulta não respondeu.`,
};

export function doubtWords(doubts: readonly Doubt[]): string | undefined {
  if (doubts.length === 0) return undefined;
  return doubts.map((doubt) => sentences[doubt.code](doubt)).join(' ');
}
