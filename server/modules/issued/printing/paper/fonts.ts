import { create } from 'fontkit';
import { readFileSync } from 'node:fs';

/**
 * PDFKit takes a font that fontkit has opened, which its types do not say. Opened once for all documents: to read its
 * tables anew was three quarters of what a document took.
 */
const open = (name: string) => {
  const bytes = readFileSync(new URL(`../fonts/Inter-${name}.otf`, import.meta.url));
  return create(bytes) as unknown as PDFKit.Mixins.PDFFontSource;
};

export const FONTS = { regular: open('Regular'), semibold: open('SemiBold') };
