import { defineSemanticTokens } from '@chakra-ui/react';
import { palette } from './palette';

type Times = readonly [day: keyof typeof palette, night: keyof typeof palette];

/** Semantic names, each light and dark. Every fg on its own bg passes WCAG AA in both (contrast.test.ts). */
export const colors = {
  canvas: ['navy.50', 'night.950'],
  surface: ['white', 'night.900'],
  sunken: ['slate.100', 'night.800'],
  line: ['slate.200', 'night.700'],
  control: ['slate.400', 'night.500'],
  ink: ['slate.900', 'night.100'],
  muted: ['slate.600', 'night.300'],
  primary: ['navy.700', 'navy.300'],
  primaryHover: ['navy.800', 'navy.250'],
  onPrimary: ['white', 'navy.900'],
  focus: ['navy.500', 'navy.300'],
  'info.bg': ['navy.100', 'navy.950'],
  'info.fg': ['navy.700', 'navy.300'],
  'info.line': ['navy.200', 'navy.600'],
  'danger.bg': ['red.100', 'red.900'],
  'danger.fg': ['red.700', 'red.300'],
  'danger.line': ['red.500', 'red.500'],
  'success.bg': ['green.100', 'green.900'],
  'success.fg': ['green.700', 'green.300'],
  'success.line': ['green.500', 'green.500'],
  'warning.bg': ['amber.100', 'amber.900'],
  'warning.fg': ['amber.700', 'amber.300'],
  'warning.line': ['amber.500', 'amber.500'],
} as const satisfies Record<string, Times>;

type Names = keyof typeof colors;
type Plain = Exclude<Names, `${string}.${string}`>;
type Value = (times: Times) => string;
const isPlain = (name: string): name is Plain => !name.includes('.');
const plain = Object.keys(colors).filter(isPlain);
const tones = ['info', 'danger', 'success', 'warning'] as const;
const toneOf = (tone: (typeof tones)[number], valueOf: Value) => ({
  bg: { value: valueOf(colors[`${tone}.bg`]) },
  fg: { value: valueOf(colors[`${tone}.fg`]) },
  line: { value: valueOf(colors[`${tone}.line`]) },
});

const tokensOf = (valueOf: Value) =>
  defineSemanticTokens({
    colors: {
      ...(Object.fromEntries(plain.map((name) => [name, { value: valueOf(colors[name]) }])) as Record<
        Plain,
        { value: string }
      >),
      ...(Object.fromEntries(tones.map((tone) => [tone, toneOf(tone, valueOf)])) as Record<
        (typeof tones)[number],
        ReturnType<typeof toneOf>
      >),
    },
  });

/** The element's color-scheme decides: the page's by preference or choice, light on paper. */
export const semanticTokens = tokensOf(([day, night]) => `light-dark(${palette[day]}, ${palette[night]})`);

/** For browsers without light-dark(). */
export const tokensOfDay = () => tokensOf(([day]) => palette[day]);
