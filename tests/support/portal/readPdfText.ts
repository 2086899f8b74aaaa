import { vi } from 'vitest';

/** What is read in an uploaded PDF: nothing, unless a test says otherwise. */
export const readPdfText = vi.fn(async (_file: File) => '');
