import type { Catalogue, ModalityEntry } from '../../../../engine/definition';

type Json = Readonly<Record<string, unknown>>;

/** The catalogue modality whose carried answers the request gives. */
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
