import { problemsOf } from '../../../http/Problem';

export const refusePrinting = problemsOf({
  404: {
    /** There is no such record, it is somebody else's, or its document does not exist yet. */
    DOCUMENT_NOT_FOUND: 'Nenhum documento encontrado.',
  },
});
