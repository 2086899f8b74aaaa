import { type Fault, type ProductFiles, productIds } from '../../engine/definition';
import { editDistance } from '../../engine/index';
import { OperatorError } from '../../server/infra/OperatorError';

const MOST_SAID = 3;

export function namesIn(files: ProductFiles, syntax: readonly Fault[] = []): string[] {
  const unread = syntax.map(({ file }) => [file, null] as const);
  return productIds(new Map([...files, ...unread])).toSorted();
}

function near(word: string, names: readonly string[]): string[] {
  const distance = (name: string) => editDistance(word.toLowerCase(), name);
  const isNear = (name: string) =>
    name.includes(word.toLowerCase()) || distance(name) <= Math.max(1, Math.floor(word.length / 3));
  return names
    .filter(isNear)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_SAID);
}

/** Throws OperatorError that says the nearest names, or all, where a product is not there. */
export function demandNamed(names: readonly string[], word: string): void {
  if (names.includes(word)) return;
  const close = near(word, names);
  const say =
    close.length > 0
      ? `Did you mean ${close.join(', ').replace(/, ([^,]+)$/, ' or $1')}?`
      : `There are ${names.join(', ')}.`;
  throw new OperatorError(`There is no product "${word}". ${say}`);
}
