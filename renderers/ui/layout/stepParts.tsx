import { chakra } from '@chakra-ui/react';

export const StepFrame = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'lg',
    border: '1px solid',
    px: { base: '4', sm: '6' },
    minW: '0',
  },
  variants: {
    state: {
      pending: { bg: 'transparent', borderColor: 'line', py: '3.5', color: 'muted' },
      open: { bg: 'surface', borderColor: 'line', boxShadow: 'raised', py: { base: '4', sm: '6' } },
      done: { bg: 'surface', borderColor: 'line', boxShadow: 'card', py: '4' },
    },
  },
});

export const StepMark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '8',
    h: '8',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    // Seen in high contrast, where its background is not.
    border: '1px solid transparent',
  },
  variants: {
    state: {
      pending: { borderColor: 'control', color: 'muted' },
      open: { bg: 'primary', color: 'onPrimary' },
      done: { bg: 'success.bg', color: 'success.fg' },
    },
  },
});

export const StepTitle = chakra('h2', {
  base: { flex: '1', minW: '0', fontSize: 'lg', lineHeight: '2rem', scrollMarginTop: '20' },
});

export const Place = chakra('p', {
  base: {
    fontSize: 'sm',
    color: 'muted',
    lineHeight: { base: 'tight', sm: '2rem' },
    flexBasis: { base: 'full', sm: 'auto' },
    ps: { base: '11', sm: '0' },
  },
});

const Lines = chakra('div', { base: { flexBasis: 'full', minW: '0', ps: { base: '0', sm: '11' } } });
const Line = chakra('p', {
  base: {
    fontSize: 'sm',
    color: 'muted',
    overflowWrap: 'anywhere',
    lineClamp: { base: 2, sm: 1 },
  },
});

export function Digest({ lines }: { lines: readonly string[] }) {
  return (
    <Lines>
      {lines.slice(0, 2).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </Lines>
  );
}
