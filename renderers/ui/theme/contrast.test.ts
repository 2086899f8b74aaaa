import { describe, expect, it } from 'vitest';
import { semanticTokens } from './semanticTokens';
import { tokens } from './tokens';

type Tree = { value?: string } & { [key: string]: Tree | string | undefined };

const at = (tree: unknown, path: string) =>
  path.split('.').reduce<Tree | undefined>((node, key) => node?.[key] as Tree | undefined, tree as Tree)
    ?.value;

/** A semantic colour as its hex value. */
function hex(name: string): string {
  const value = at(semanticTokens.colors, name) ?? '';
  return at(tokens, value.replace(/[{}]/g, '')) ?? '';
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(hex(one)), luminance(hex(other))].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts: readonly [string, string][] = [
  ...['ink', 'muted', 'primary'].flatMap((ink) =>
    ['surface', 'canvas', 'sunken', 'info.bg'].map((paper): [string, string] => [ink, paper]),
  ),
  ...['info', 'danger', 'success', 'warning'].flatMap((tone): [string, string][] => [
    [`${tone}.fg`, `${tone}.bg`],
    [`${tone}.fg`, 'surface'],
    ['ink', `${tone}.bg`],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'danger.fg'],
];

describe('contrast of the semantic colours', () => {
  it.each(texts)('%s on %s reaches 4.5', (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'canvas'])('the border of a control on %s reaches 3', (paper) => {
    expect(contrast('control', paper)).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring reaches 3 on every paper', () => {
    for (const paper of ['surface', 'canvas', 'info.bg']) {
      expect(contrast('focus', paper)).toBeGreaterThanOrEqual(3);
    }
  });
});
