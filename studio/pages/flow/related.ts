import type { Flow, FlowLink } from '../../flow/Flow';

/** What a question, or a part of the price, has to do with. */
export interface Related {
  /** Rules that decide it: what it reads. */
  readonly reads: readonly FlowLink[];
  /** Rules that read it. */
  readonly readBy: readonly FlowLink[];
}

export function relatedTo({ links }: Flow, id: string): Related {
  return {
    reads: links.filter(({ to }) => to.includes(id)),
    readBy: links.filter(({ from, to }) => from.includes(id) && !(to.length === 1 && to[0] === id)),
  };
}

/** The cards at either end of these links, the selected one among them. */
export function neighbours(id: string, { reads, readBy }: Related): ReadonlySet<string> {
  return new Set([id, ...reads.flatMap(({ from }) => from), ...readBy.flatMap(({ to }) => to)]);
}

/** What everything is called, by its path or id. */
export function titlesOf({ steps, price }: Flow): ReadonlyMap<string, string> {
  const questions = steps.flatMap((step) => step.questions.map(({ path, title }) => [path, title] as const));
  return new Map([...questions, ...price.map(({ id, title }) => [id, title] as const)]);
}
