import type { CompiledDefinition } from '../../../engine/index';
import type { CasesBook } from '../../cases/CasesBook';

/** A source's answer in the product's cases, as a start; an empty object if none. */
export function sampleAnswer(definition: CompiledDefinition, { files }: CasesBook, source: string): unknown {
  const lookups = definition.lookups.filter(({ rule }) => rule.source === source).map(({ rule }) => rule.id);
  const events = Object.values(files).flatMap((file) => file.cases.flatMap((it) => it.events));
  const answered = events.find(
    ({ answer, data }) => answer !== undefined && lookups.includes(answer) && isFull(data),
  );
  return answered?.data ?? {};
}

function isFull(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.keys(data).length > 0;
}
