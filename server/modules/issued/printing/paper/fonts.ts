import { create } from 'fontkit';
import { readFileSync } from 'node:fs';

/** Opened once for all documents: to read a font's tables anew was three quarters of what a document took. */
const open = (name: string) => create(readFileSync(new URL(`../fonts/Inter-${name}.otf`, import.meta.url)));

export const FONTS = { regular: open('Regular'), semibold: open('SemiBold') };
