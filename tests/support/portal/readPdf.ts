import { vi } from 'vitest';
import type { readPdf as real } from '../../../src/features/wizard/reading/readPdf';

/** What a chosen PDF is read as, which a page without workers cannot do: it has no text, unless a test says otherwise. */
export const readPdf = vi.fn<typeof real>(async () => ({ failed: 'no-text' }));
