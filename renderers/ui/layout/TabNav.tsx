import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& a': {
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '3',
      mb: '-1px',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'muted',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid transparent',
      // The bar scrolls, so it would cut off an outline with a distance.
      outlineOffset: '-2px',
      _hover: { color: 'primary' },
      '&[aria-current=page]': { color: 'primary', fontWeight: 'semibold', borderColor: 'primary' },
    },
  },
});

/** Pages of one thing, each with its own address; `children` are the router's links. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return <Bar aria-label={label}>{children}</Bar>;
}
