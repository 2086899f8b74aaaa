import type { Scope } from './types';
import { readOwn, segmentsOf } from './ownPath';

/** Inside map, filter, reduce, all, none and some, `var` reads the element: the only value of the frame. */
export const elementScope: Scope = {
  reader(path) {
    const segments = segmentsOf(path);
    return (frame) => readOwn(frame.values[0], segments);
  },
};
