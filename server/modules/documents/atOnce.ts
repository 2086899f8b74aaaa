export function atOnce(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    return task().finally(leave);
  };
}
