import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

let opened = false;

/**
 * A page's heading, which leads the keyboard and screen readers to what opened; the first page of all is announced by
 * the browser. Give it a key for each text.
 */
export function FocusedTitle({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  return (
    <chakra.h1
      ref={heading}
      tabIndex={-1}
      outline="none"
      fontSize={{ base: 'xl', sm: '2xl' }}
      overflowWrap="anywhere"
    >
      {text}
    </chakra.h1>
  );
}
