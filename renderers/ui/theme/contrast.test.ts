import { describe, expect, it } from 'vitest';
import { palette } from './palette';
import { colors } from './semanticTokens';

type Name = keyof typeof colors;
type Time = 'day' | 'night';

/** A semantic colour as its hex value. */
const hex = (name: Name, time: Time): string => palette[colors[name][time === 'day' ? 0 : 1]];

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Name, other: Name, time: Time) {
  const [light = 0, dark = 0] = [luminance(hex(one, time)), luminance(hex(other, time))].toSorted(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

const texts: readonly [Name, Name][] = [
  ...(['ink', 'muted', 'primary'] as const).flatMap((ink) =>
    (['surface', 'canvas', 'sunken', 'info.bg'] as const).map((paper): [Name, Name] => [ink, paper]),
  ),
  ...(['info', 'danger', 'success', 'warning'] as const).flatMap((tone): [Name, Name][] => [
    [`${tone}.fg`, `${tone}.bg`],
    [`${tone}.fg`, 'surface'],
    ['ink', `${tone}.bg`],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'danger.fg'],
];

describe.each(['day', 'night'] as const)('contrast of the semantic colours by %s', (time) => {
  it.each(texts)('%s on %s reaches 4.5', (ink, paper) => {
    expect(contrast(ink, paper, time)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'canvas'] as const)('the border of a control on %s reaches 3', (paper) => {
    expect(contrast('control', paper, time)).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring reaches 3 on every paper', () => {
    for (const paper of ['surface', 'canvas', 'info.bg'] as const) {
      expect(contrast('focus', paper, time)).toBeGreaterThanOrEqual(3);
    }
  });
});
