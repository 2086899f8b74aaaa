import { sources } from 'virtual:lastro/sources';
import type { WizardHost } from '../../../renderers';
import { openDocument, uploadDocument } from './documents';
import { createAsking } from './askSource';

/** The portal as a wizard's surroundings: its API for look-ups and files. */
export const portalHost: WizardHost = {
  lookup: createAsking(sources),
  upload: uploadDocument,
  openFile: (file) => void openDocument(file),
};
