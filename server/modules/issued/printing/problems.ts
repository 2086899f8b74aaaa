import { problemsOf } from '../../../http/Problem';

export const refusePrinting = problemsOf({
  /** There is no such record, it is somebody else's, or its document does not exist yet. */
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Nenhum documento encontrado.' },
});
