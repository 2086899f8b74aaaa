import type { StepValidator } from '../compile/types';
import { decimalsOf } from '../definition/decimals';
import type { FieldSchema, StepDefinition } from '../definition/types';
import { round } from '../expression/decimal';

/** Whether a number has more decimals than its field takes: as it is written, not as the double beside it. */
function isTooFine(schema: FieldSchema, value: unknown): boolean {
  const decimals = decimalsOf(schema);
  return decimals !== undefined && typeof value === 'number' && round(value, decimals) !== value;
}

/**
 * A step's validator that counts decimals too. JSON Schema's multipleOf divides doubles, which takes 100.005 for
 * a fault of rounding, or 0.07 for one of the person's.
 */
export function withDecimals(
  { properties }: Pick<StepDefinition, 'properties'>,
  validate: StepValidator,
): StepValidator {
  return (answers) => {
    const errors = validate(answers);
    const fine = Object.entries(answers).filter(([name, value]) => {
      const schema = properties[name];
      return schema !== undefined && isTooFine(schema, value);
    });
    if (fine.length === 0) return errors;
    const said = fine.map(([path]) => {
      const { decimals, type } = properties[path]!.errorMessage ?? {};
      return { path, code: 'decimals', message: decimals ?? type ?? '' };
    });
    return [...errors, ...said];
  };
}
