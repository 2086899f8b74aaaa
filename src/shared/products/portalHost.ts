import { sources } from 'virtual:lastro/sources';
import type { WizardHost } from '../../../renderers';
import { openDocument, uploadDocument } from './documents';
import { createAsking } from './askSource';

export const portalHost: WizardHost = {
  lookup: createAsking(sources),
  upload: uploadDocument,
  openFile: (file) => void openDocument(file),
};
