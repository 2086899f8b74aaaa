import type { Catalogue } from '../../../../engine/definition';

type Answers = Readonly<Record<string, unknown>>;

export function choiceInWords({ products }: Catalogue, wizard: string, answers: Answers): string | null {
  const names = products.flatMap(({ name, modalities }) =>
    modalities
      .filter(
        ({ carries, ...modality }) => modality.wizard === wizard && carries && isGiven(carries, answers),
      )
      .map((modality) => `${modality.name} (${name})`),
  );
  return names.length > 0 ? names.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))[0]! : null;
}

const isGiven = (carries: Answers, answers: Answers) =>
  Object.entries(carries).every(([path, value]) => answers[path] === value);
