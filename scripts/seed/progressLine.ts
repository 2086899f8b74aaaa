import type { Progress } from '../../server/seed/volume/seedVolume';

const EVERY_MS = 1000;

export function progressLine(out: NodeJS.WriteStream = process.stdout): {
  tell: Progress;
  end(sentence: string): void;
} {
  let last = 0;
  return {
    tell: (what, done, total) => {
      const isDone = done >= total;
      const now = performance.now();
      if (!isDone && (!out.isTTY || now - last < EVERY_MS)) return;
      last = now;
      const text = `${what}: ${done} of ${total}`;
      out.write(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end: (sentence) => void out.write(out.isTTY ? `\r\u001b[K${sentence}\n` : `${sentence}\n`),
  };
}
