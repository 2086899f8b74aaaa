import type { Flow, FlowLink, GivingWay } from '../../flow/Flow';

/** What is looked at in the picture: a question by its path, or a rule by its id. */
export type Chosen = { readonly question: string } | { readonly rule: string };

export function isOf({ rule, from, to }: GivingWay, chosen: Chosen): boolean {
  return 'rule' in chosen ? rule === chosen.rule : to === chosen.question || from.includes(chosen.question);
}

export function isSame(one: Chosen, other: Chosen): boolean {
  return 'rule' in one
    ? 'rule' in other && one.rule === other.rule
    : 'question' in other && one.question === other.question;
}

/** The questions that give way or make others do so, in the order in which they are asked. */
export function questionsOf({ steps, givingWay }: Flow) {
  const named = new Set(givingWay.flatMap(({ from, to }) => [...from, to]));
  return steps.flatMap((step) =>
    step.questions
      .filter(({ path }) => named.has(path))
      .map(({ path, title }) => ({ path, title, step: step.title })),
  );
}

export interface Ruled {
  readonly link: FlowLink & { readonly kind: GivingWay['kind'] };
  readonly ways: readonly GivingWay[];
}

export function rulesOf({ links, givingWay }: Flow): Ruled[] {
  return links.flatMap((link) => {
    const ways = givingWay.filter(({ rule, kind }) => rule === link.id && kind === link.kind);
    const [{ kind } = { kind: undefined }] = ways;
    return kind ? { link: { ...link, kind }, ways } : [];
  });
}

/** What the ways say, each sentence once. */
export function sentencesOf(ways: readonly GivingWay[]): string[] {
  return [...new Set(ways.map(({ words }) => words))];
}
