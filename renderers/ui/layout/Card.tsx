import { chakra } from '@chakra-ui/react';

export const Card = chakra('section', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: { base: '4', sm: '6' },
    minW: '0',
  },
});

const inColumns = {
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > *': { gridColumn: 'span 3' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& > [data-third]': { gridColumn: 'span 2' },
  '& > [data-two-thirds]': { gridColumn: 'span 4' },
};

/**
 * Fields in one column under 720 px, two above; data-wide takes the whole row, data-third a third, data-two-thirds
 * two. Inside a container `device` (the studio's form trial) that width counts.
 */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '5',
    alignItems: 'start',
    '@media (min-width: 720px)': inColumns,
    '@container device (min-width: 720px)': inColumns,
    '@container device (max-width: 719.98px)': { '& > :nth-of-type(n)': { gridColumn: '1 / -1' } },
  },
});
