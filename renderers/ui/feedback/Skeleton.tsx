import { chakra } from '@chakra-ui/react';

const Bone = chakra('div', {
  base: { bg: 'line', borderRadius: 'md', animation: 'pulse 1.4s ease-in-out infinite' },
  variants: { size: { '5': { h: '5' }, '11': { h: '11' }, '16': { h: '16' }, '32': { h: '32' } } },
});

/** Grey lines where content is loading; they appear after 300 ms, so that a quick answer shows none. */
export function Skeleton({
  lines = 3,
  height = '5',
  label = 'Carregando…',
}: {
  lines?: number;
  height?: '5' | '11' | '16' | '32';
  label?: string;
}) {
  return (
    <chakra.div
      role="status"
      aria-label={label}
      data-loading=""
      display="grid"
      gap="3"
      animation="fadeIn 120ms 300ms backwards"
    >
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} size={height} w={line === lines - 1 && lines > 1 ? '60%' : 'full'} />
      ))}
    </chakra.div>
  );
}
