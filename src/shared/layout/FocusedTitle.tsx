import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

let opened = false;

/**
 * A page heading that takes focus, so that screen readers announce the page; the browser announces the first. Needs
 * a key per text.
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
