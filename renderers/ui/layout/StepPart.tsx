import { chakra } from '@chakra-ui/react';
import type { ComponentProps, RefObject } from 'react';
import { leaveWithin } from '../motion/leave';
import { MovingDiv } from '../motion/movingElements';
import { useLeaving } from '../motion/useLeaving';

const Part = chakra(MovingDiv);

interface StepPartProps extends Omit<ComponentProps<typeof Part>, 'ref'> {
  within: RefObject<HTMLElement | null>;
}

export function StepPart({ within, ...rest }: StepPartProps) {
  const ref = useLeaving<HTMLDivElement>((part) => {
    if (within.current) leaveWithin(within.current, part);
  });
  return <Part ref={ref} {...rest} />;
}
