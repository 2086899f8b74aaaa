import { chakra } from '@chakra-ui/react';
import type { ComponentProps, RefObject } from 'react';
import { leaveWithin } from '../motion/leave';
import { MovingDiv } from '../motion/movingElements';
import { useLeaving } from '../motion/useLeaving';

const Part = chakra(MovingDiv);

interface StepPartProps extends Omit<ComponentProps<typeof Part>, 'ref'> {
  /** The step, which stays when the part goes. */
  within: RefObject<HTMLElement | null>;
}

/** What a step shows while it is open or expanded: fades in and out while the step changes its height. */
export function StepPart({ within, ...rest }: StepPartProps) {
  const ref = useLeaving<HTMLDivElement>((part) => {
    if (within.current) leaveWithin(within.current, part);
  });
  return <Part ref={ref} {...rest} />;
}
