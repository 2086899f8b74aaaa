import { chakra } from '@chakra-ui/react';

/** A white sheet on the canvas: 24 px inside, 16 on phones. */
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
 * Fields in one column under 720 px, two above; a child with data-wide takes the whole row, data-third a third, data-two-thirds two.
 * In a container `device`, which a form is tried in at another width than the screen's, its width counts instead.
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
