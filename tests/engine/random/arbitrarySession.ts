import * as fc from 'fast-check';
import { personOf } from '../../../studio/cases/persons';
import { DEFAULT_DAY } from '../../../studio/cases/run';
import type { CasesFile } from '../../../studio/cases/types';
import type { CompiledDefinition } from '../../../engine/model/CompiledDefinition';
import type { ConstantTable, Environment } from '../../../engine/expression';
import type { SourceReplies } from '../../../engine/review/confirm';
import { answersOf } from '../../../engine/session/draft';
import { createContext } from '../../../engine/session/start';
import type { Session } from '../../../engine/model/Session';
import { Wizard } from '../Wizard';
import { fillAtRandom } from './fillAtRandom';
import { knownOf } from './knownOf';

const environmentOf = (person: 'client' | 'executive', constants: ConstantTable): Environment => ({
  today: DEFAULT_DAY,
  constants,
  context: createContext(personOf(person)),
});

/** A wizard is told of its person; a form what its files of cases tell it, those that tell something. */
function environmentsOf(
  { source }: CompiledDefinition,
  cases: readonly CasesFile[],
  constants: ConstantTable,
): Environment[] {
  const environments = [environmentOf('client', constants), environmentOf('executive', constants)];
  if (!source.context) return environments;
  const told = cases.flatMap(({ context }) => context ?? []);
  return (told.length > 0 ? told : [undefined]).map((context) => ({ ...environments[0]!, context }));
}

/** A failure prints the answers, not the product. */
export interface Filled {
  readonly session: Session;
  /** What the sources of its look-ups said. */
  readonly looked: SourceReplies;
  [fc.toStringMethod](): string;
}

/** A wizard filled at random: from nothing, or from complete answers of which a few are changed. */
export function arbitrarySession(
  definition: CompiledDefinition,
  cases: readonly CasesFile[],
  constants: ConstantTable,
): fc.Arbitrary<Filled> {
  const complete = cases.flatMap((file) => Object.values(file.given ?? {}));
  const known = knownOf(cases);
  return fc.gen().map((draw) => {
    const wizard = new Wizard(
      definition,
      draw(fc.constantFrom, ...environmentsOf(definition, cases, constants)),
    );
    const answers = draw(fc.constantFrom, undefined, ...complete, ...complete);
    if (answers) wizard.send({ type: 'prefilled', from: 'draft', answers });
    const maxLength = Math.min(4, definition.fields.length);
    const some = answers ? draw(fc.subarray, [...definition.fields], { maxLength }) : definition.fields;
    const looked = fillAtRandom(wizard, known, draw, some);
    const { session } = wizard;
    return {
      session,
      looked,
      [fc.toStringMethod]: () => fc.stringify([session.env.context, answersOf(session)]),
    };
  });
}
