import type { Talk } from '../comments/useDiscussion';

const textOf = (about: string) => `Isto é um erro da definição: ${about}.`.slice(0, 2000);

/**
 * Causes marked as mistakes of the definition: each is an open comment on the draft, so that whoever else works on it, or
 * approves it, reads the mark and who made it.
 */
export function useMarks(product: string, { threads = [], write, resolve }: Talk) {
  const markOf = (about: string) =>
    threads.find(
      ({ ResolvedAt, Place, Text }) =>
        ResolvedAt === null && Text === textOf(about) && Place?.File.startsWith(`${product}/`),
    );
  const mark = (about: string, file: string, isMistake: boolean) => {
    const known = markOf(about);
    if (isMistake && !known) void write({ text: textOf(about), place: { File: file, Pointer: '' } });
    if (!isMistake && known) void resolve(known.Id, true);
  };
  return { isMarked: (about: string) => markOf(about) !== undefined, mark };
}
