import { keywordsOf } from './messages';
import type { CompiledDefinition } from '../model/CompiledDefinition';

/** What is said of any field beside its own limits: missing, unseen characters, an option taken away, what cannot be read. */
const OF_ANY = ['required', 'characters', 'option', 'enum', 'type', 'decimals'];

export function messageCodes(definition: CompiledDefinition, index: number): ReadonlySet<string> {
  const { schema } = definition.fields[index]!;
  const checks = definition.checksShownAt[index]!.map(({ rule }) => rule.id);
  return new Set([...OF_ANY, ...keywordsOf(schema), ...checks]);
}
