import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ElementType } from 'react';
import { CALMLY } from './timing';

/** All of framer-motion that is used, in a chunk of its own. */
export { animate } from 'framer-motion/dom/mini';

const elements = { dialog: m.dialog, div: m.div, li: m.li };
export type Tag = keyof typeof elements;

const coming = {
  fade: { from: { opacity: 0 }, to: { opacity: 1 } },
  rise: { from: { opacity: 0, y: 8 }, to: { opacity: 1, y: 0 } },
  sink: { from: { opacity: 0, y: -8 }, to: { opacity: 1, y: 0 } },
  unfold: {
    from: { opacity: 0, height: 0, overflow: 'clip' },
    to: { opacity: 1, height: 'auto', transitionEnd: { overflow: 'visible' } },
  },
};
export type Coming = keyof typeof coming;

interface MovedProps {
  tag: Tag;
  comes: Coming;
  rest: object;
}

export function Moved({ tag, comes, rest }: MovedProps) {
  const Element: ElementType = elements[tag];
  const { from, to } = coming[comes];
  return (
    <LazyMotion strict features={domAnimation}>
      <MotionConfig reducedMotion="user" transition={CALMLY}>
        <Element initial={from} animate={to} {...rest} />
      </MotionConfig>
    </LazyMotion>
  );
}
