import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

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
      // High contrast draws what is transparent: each tab looked like the open one.
      '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderColor: 'Canvas' } },
      '&[aria-current=page]': { color: 'primary', fontWeight: 'semibold', borderColor: 'primary' },
    },
  },
});

export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(bar.current), []);
  return (
    <Bar ref={bar} aria-label={label}>
      {children}
    </Bar>
  );
}

/** On a phone the current tab may be off screen: it is scrolled to the middle. */
function showCurrent(bar: HTMLElement | null) {
  const tab = bar?.querySelector<HTMLElement>('[aria-current=page]');
  if (!bar || !tab) return;
  const [room, place] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  bar.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}
