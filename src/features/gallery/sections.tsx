import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../../renderers/ui';

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <chakra.h2 fontSize="lg" mb="4">
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
});
export const Column = chakra('div', { base: { display: 'grid', gap: '4', minW: '0' } });
