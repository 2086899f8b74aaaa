import { createStore } from '../createStore';

function counter() {
  const running = createStore(0);
  return {
    begin: () => running.write(running.read() + 1),
    end: () => running.write(Math.max(0, running.read() - 1)),
    store: running,
  };
}

/** Counts the requests under way that show a loading indicator. */
export const loader = counter();

/** Counts all of them. */
export const underWay = counter();
