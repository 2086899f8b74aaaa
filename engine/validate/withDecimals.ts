import type { SchemaError, StepValidator } from '../model/CompiledDefinition';
import { decimalsOf } from '../definition/widgets';
import type { StepDefinition } from '../model/Definition';
import { round } from '../values/decimal';

/** Whether a number has more decimals than its field takes: as it is written, not as the double beside it. */
function isTooFine(decimals: number, value: unknown): boolean {
  return typeof value === 'number' && round(value, decimals) !== value;
}

function countedFields(properties: StepDefinition['properties']) {
  return Object.entries(properties).flatMap(([path, schema]) => {
    const decimals = decimalsOf(schema);
    const message = schema.errorMessage?.decimals ?? schema.errorMessage?.type ?? '';
    return decimals === undefined ? [] : [{ path, decimals, error: { path, code: 'decimals', message } }];
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
    let fine: SchemaError[] | undefined;
    for (const { path, decimals, error } of counted)
      if (isTooFine(decimals, answers[path])) (fine ??= []).push(error);
    return fine ? [...errors, ...fine] : errors;
  };
}
