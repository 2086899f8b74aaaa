import type { StepValidator } from '../compile/types';
import { decimalsOf } from '../definition/decimals';
import type { StepDefinition } from '../definition/types';
import { round } from '../expression/decimal';

/** Whether a number has more decimals than its field takes: as it is written, not as the double beside it. */
function isTooFine(decimals: number, value: unknown): boolean {
  return typeof value === 'number' && round(value, decimals) !== value;
}

/** The fields of a step that count decimals, with how many. */
function countedFields(properties: StepDefinition['properties']): (readonly [string, number])[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const decimals = decimalsOf(schema);
    return decimals === undefined ? [] : [[name, decimals] as const];
  });
}

/**
 * A step's validator that counts decimals too. JSON Schema's multipleOf divides doubles, which takes 100.005 for
 * a fault of rounding, or 0.07 for one of the person's.
 */
export function withDecimals(
  { properties }: Pick<StepDefinition, 'properties'>,
  validate: StepValidator,
): StepValidator {
  const counted = countedFields(properties);
  return (answers) => {
    const errors = validate(answers);
    const fine = counted.filter(([name, decimals]) => isTooFine(decimals, answers[name]));
    if (fine.length === 0) return errors;
    const said = fine.map(([path]) => {
      const { decimals, type } = properties[path]!.errorMessage ?? {};
      return { path, code: 'decimals', message: decimals ?? type ?? '' };
    });
    return [...errors, ...said];
  };
}
