import { type Draft, draftOf } from '../../../engine/index';
import { run } from '../../cases/run';
import { PERSONS } from '../../cases/persons';
import type { Recording } from '../../cases/recording/composeEvents';
import type { Case, CasesFile } from '../../cases/types';
import type { AnalysedProduct } from '../useProduct';
import type { Setting } from './useSetting';

export interface Begun extends Partial<Pick<Setting, 'today' | 'person'>> {
  readonly draft?: Draft;
  readonly by?: Recording['begun'];
}

export interface Beginning {
  readonly label: string;
  readonly begin: () => Begun;
}

function named(person: unknown): Setting['person'] | undefined {
  return typeof person === 'string' && Object.hasOwn(PERSONS, person)
    ? (person as Setting['person'])
    : undefined;
}

function from({ definition, book }: AnalysedProduct, file: CasesFile, it: Case): Begun {
  const { session } = run({ definition, constants: book.constants }, file, it);
  const person = named(it.person ?? file.person ?? 'client');
  const by = { events: it.events, file };
  return { draft: draftOf(session), today: session.env.today, by, ...(person && { person }) };
}

export function beginningsOf(product: AnalysedProduct): ReadonlyMap<string, Beginning> {
  const found = new Map<string, Beginning>();
  for (const [name, file] of Object.entries(product.book.files)) {
    for (const set of Object.keys(file.given ?? {})) {
      const it: Case = { id: set, description: '', events: [{ prefill: set }], expect: {} };
      found.set(`given ${set}`, { label: `Respostas: ${set}`, begin: () => from(product, file, it) });
    }
    for (const it of file.cases)
      found.set(`${name} ${it.id}`, {
        label: `Caso: ${it.id} – ${it.description}`,
        begin: () => from(product, file, { ...it, expect: {} }),
      });
  }
  return found;
}
