import type { Catalogue, ModalityEntry } from '../../../../engine/definition';

type Json = Readonly<Record<string, unknown>>;

/** The catalogue's modality that a request of a wizard is of: the one whose carried answers it gives. */
export function modalityOf(
  { products }: Catalogue,
  wizard: string,
  answers: Json,
): ModalityEntry | undefined {
  const modalities = products.flatMap((product) => product.modalities);
  return modalities.find((one) => one.wizard === wizard && carries(answers, one.carries ?? {}));
}

const carries = (answers: Json, carried: Json) =>
  Object.entries(carried).every(([path, value]) => answers[path] === value);
