import { useLayoutEffect, type RefObject } from 'react';

interface Floating {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  float: RefObject<HTMLElement | null>;
  matchWidth?: boolean | undefined;
  align?: 'start' | 'end';
}

const margin = 8;

export function useFloat({ open, anchor, float, matchWidth, align = 'start' }: Floating) {
  useLayoutEffect(() => {
    const box = float.current;
    if (!open || !box || !anchor.current) return;
    box.showPopover?.();
    const place = () => anchor.current && placeBeside(anchor.current, box, { matchWidth, align });
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  });
}

function placeBeside(anchor: HTMLElement, box: HTMLElement, how: Pick<Floating, 'matchWidth' | 'align'>) {
  const at = anchor.getBoundingClientRect();
  if (how.matchWidth) box.style.width = `${at.width}px`;
  const below = window.innerHeight - at.bottom;
  const upward = below < box.offsetHeight + margin && at.top > below;
  const left = how.align === 'end' ? at.right - box.offsetWidth : at.left;
  box.style.top = `${upward ? at.top - box.offsetHeight - 4 : at.bottom + 4}px`;
  box.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - box.offsetWidth - margin))}px`;
}
