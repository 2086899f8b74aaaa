import type { WizardHost } from '../../../renderers';
import { sourceNote, type SourceName } from '../../../engine/definition/sources';
import { openDocument, uploadDocument } from './documents';
import { sources } from './sources';

/** The portal as a wizard's surroundings: its API for look-ups and files. */
export const portalHost: WizardHost = {
  lookup(source, request) {
    if (!sourceNote(source)) throw new Error(`No such source: ${source}`);
    return sources[source as SourceName](request);
  },
  upload: uploadDocument,
  openFile: (file) => void openDocument(file),
};
