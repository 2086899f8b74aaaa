import { OperatorError } from '../../server/infra/OperatorError';

const WITHOUT_SCHEMA = 'The database is not up to date with this version: start the product on it first.';

export async function withSchema<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    throw isWithoutSchema(error) ? new OperatorError(WITHOUT_SCHEMA) : error;
  });
}

/** PostgreSQL's "undefined table" and "undefined column". */
function isWithoutSchema(error: unknown): boolean {
  const { code = '' } = (error instanceof Error && (error.cause as { code?: string } | undefined)) || {};
  return ['42P01', '42703'].includes(code);
}
