import { createElement, useState, type ComponentProps } from 'react';
import type { Coming, Tag } from './movement';
import { moving } from './motion';

type MovingProps<T extends Tag> = ComponentProps<T> & {
  /** How it comes; `stand`: it is there at once. */
  comes?: Coming | 'stand';
};

/**
 * An element that comes moving once what moves it is there, and stands at once before. Chosen when it is drawn first, as
 * another component would begin what is in it anew.
 */
const movingAs = <T extends Tag>(tag: T) =>
  function Moving({ comes = 'rise', ...rest }: MovingProps<T>) {
    const [moved] = useState(() => {
      const motion = moving();
      return comes === 'stand' || !motion ? undefined : { Moved: motion.Moved, comes };
    });
    return moved ? <moved.Moved tag={tag} comes={moved.comes} rest={rest} /> : createElement(tag, rest);
  };

export const MovingDialog = movingAs('dialog');
export const MovingDiv = movingAs('div');
export const MovingItem = movingAs('li');
