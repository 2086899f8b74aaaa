import { createElement, useState, type ComponentProps } from 'react';
import type { Coming, Tag } from './movement';
import { moving } from './motion';

type MovingProps<T extends Tag> = ComponentProps<T> & {
  comes?: Coming | 'stand';
};

/**
 * Enters with motion once the code is loaded, otherwise at once. Chosen at the first render, as another component
 * type would remount its content.
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
