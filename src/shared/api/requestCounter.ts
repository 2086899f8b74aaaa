import { createStore } from '../createStore';

const running = createStore(0);

/** Counts the requests under way that show a loading indicator. */
export const loader = {
  begin: () => running.write(running.read() + 1),
  end: () => running.write(Math.max(0, running.read() - 1)),
  store: running,
};
