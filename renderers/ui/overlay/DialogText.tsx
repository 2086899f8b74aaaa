import { chakra } from '@chakra-ui/react';
import { Children, isValidElement, type ReactNode } from 'react';

/** Specification 1 §2, shared modals: a shorter text is centred, a longer one justified. */
const LONG = 113;

export const DialogText = ({ children }: { children: ReactNode }) => (
  <chakra.div textAlign={textOf(children).length < LONG ? 'center' : 'justify'} overflowWrap="anywhere">
    {children}
  </chakra.div>
);

function textOf(node: ReactNode): string {
  const parts = Children.toArray(node).map((part) => {
    if (isValidElement<{ children?: ReactNode }>(part)) return textOf(part.props.children);
    return typeof part === 'object' ? '' : String(part);
  });
  return parts.join('');
}
