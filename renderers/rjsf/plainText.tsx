import type { ReactNode } from 'react';

/**
 * Stands in for markdown-to-jsx, which RJSF brings for descriptions in Markdown (32 kB gz): our labels and
 * hints are plain text and are rendered by the design system.
 */
export function Markdown({ children }: { children?: ReactNode }) {
  return children;
}
