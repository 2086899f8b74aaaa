import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';

const Circle = chakra('span', {
  base: {
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'info.bg',
    color: 'primary',
    fontWeight: 'semibold',
    '& img': { w: 'full', h: 'full', borderRadius: 'full', objectFit: 'cover' },
  },
  variants: {
    size: { md: { w: '10', h: '10', fontSize: 'sm' }, lg: { w: '14', h: '14', fontSize: 'md' } },
  },
  defaultVariants: { size: 'md' },
});

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '-1',
    insetEnd: '-1',
    display: 'grid',
    placeItems: 'center',
    w: '5',
    h: '5',
    borderRadius: 'full',
    bg: 'warning.line',
    color: 'slate.900',
    boxShadow: 'raised',
  },
});

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .map((word) => word[0])
    .join('')
    .toUpperCase();

interface AvatarProps {
  name: string;
  photo?: string | null;
  size?: 'md' | 'lg';
  /** Marks that something needs attention; the page must say what in words. */
  warning?: boolean;
}

/** A photo, or initials without one. Hidden from screen readers, as the name stands beside it. */
export function Avatar({ name, photo, size, warning }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Circle size={size} aria-hidden="true">
      {photo && photo !== failed ? (
        <img src={photo} alt="" onError={() => setFailed(photo)} />
      ) : (
        initials(name)
      )}
      {warning && (
        <Badge data-warning>
          <TriangleAlert size={12} strokeWidth={2.5} />
        </Badge>
      )}
    </Circle>
  );
}
