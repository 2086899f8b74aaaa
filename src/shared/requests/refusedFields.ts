import { fieldOfRecord, isInScope } from '../../../engine/index';
import type { WizardStore } from '../../../renderers';
import { ApiError } from '../api/ApiError';
import { describeError, type ErrorWords } from '../api/describeError';

/** What is wrong stands at its field where the page has it, else in a sentence. */
export function refusedFields(error: unknown, store: WizardStore | undefined): ErrorWords {
  if (!(error instanceof ApiError) || error.errors.length === 0 || !store) return describeError(error);
  const refused = error.errors.map((each) => ({ ...each, path: each.path.split('.').slice(1).join('.') }));
  store.dispatch({ type: 'answersRefused', refused });
  const session = store.getSession();
  const elsewhere = refused.flatMap(({ path, message }) => {
    const field = fieldOfRecord(session, path);
    if (field && isInScope(session, field.index)) return [];
    return [field ? `${field.schema.title}: ${message}` : message];
  });
  const more = elsewhere.join(' ');
  return { ...describeError(error), message: [error.message, more].filter(Boolean).join(' ') };
}
