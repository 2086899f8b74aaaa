import type { Flow, FlowLink } from '../../flow/Flow';

export interface Related {
  readonly reads: readonly FlowLink[];
  readonly readBy: readonly FlowLink[];
}

export function relatedTo({ links }: Flow, id: string): Related {
  return {
    reads: links.filter(({ to }) => to.includes(id)),
    readBy: links.filter(({ from, to }) => from.includes(id) && !(to.length === 1 && to[0] === id)),
  };
}

export function neighbours(id: string, { reads, readBy }: Related): ReadonlySet<string> {
  return new Set([id, ...reads.flatMap(({ from }) => from), ...readBy.flatMap(({ to }) => to)]);
}

export function titlesOf({ steps, price }: Flow): ReadonlyMap<string, string> {
  const questions = steps.flatMap((step) => step.questions.map(({ path, title }) => [path, title] as const));
  return new Map([...questions, ...price.map(({ id, title }) => [id, title] as const)]);
}
