/** A4 in points, with the room that header and footer take. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 92, bottom: 64 } as const;
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const RIGHT = PAGE.width - PAGE.right;

export const COLOURS = {
  navy: '#0E347D',
  amber: '#ffc654',
  ink: '#1B2536',
  muted: '#566175',
  line: '#D3DAE6',
  tint: '#F1F4FA',
  /** Read on white, and told from ink without colour by its underline. */
  marked: '#8A3B00',
  white: '#ffffff',
} as const;

export interface TextStyle {
  readonly font: 'regular' | 'semibold';
  readonly size: number;
  readonly colour: string;
  readonly lineGap?: number;
  readonly align?: 'left' | 'right' | 'center';
}

export const STYLES = {
  title: { font: 'semibold', size: 19, colour: COLOURS.navy },
  number: { font: 'semibold', size: 11, colour: COLOURS.muted },
  heading: { font: 'semibold', size: 11, colour: COLOURS.navy },
  label: { font: 'regular', size: 7.5, colour: COLOURS.muted },
  value: { font: 'regular', size: 9.5, colour: COLOURS.ink, lineGap: 1.5 },
  strong: { font: 'semibold', size: 9.5, colour: COLOURS.ink },
  body: { font: 'regular', size: 9, colour: COLOURS.ink, lineGap: 2 },
  clause: { font: 'semibold', size: 9, colour: COLOURS.ink, lineGap: 2 },
  small: { font: 'regular', size: 7.5, colour: COLOURS.muted },
  brand: { font: 'semibold', size: 15, colour: COLOURS.navy },
} as const satisfies Record<string, TextStyle>;
