import type { FieldSchema } from '../../../engine/index';
import { said } from '../words';
import type { FieldChange } from './FieldChange';

const offers = ({ ui }: FieldSchema, value: string) =>
  (ui.options ?? []).some((option) => String(typeof option === 'string' ? option : option.value) === value);

/** Former names and options: forgetting one loses answers, adding one keeps some. */
export function formerChanges(before: FieldSchema, after: FieldSchema, path: string): FieldChange[] {
  const [were, are] = [before.was ?? [], after.was ?? []];
  const forgotten = were.filter((name) => !are.includes(name) && name !== path);
  const known = are.filter((name) => !were.includes(name));
  const [mappedBefore, mappedAfter] = [before.mapped ?? {}, after.mapped ?? {}];
  const unmapped = Object.keys(mappedBefore).filter((key) => mappedAfter[key] !== mappedBefore[key]);
  const rewritten = Object.keys(mappedAfter).filter((key) => !(key in mappedBefore));
  return [
    ...forgotten.map((name) => ({
      kind: 'was-forgotten',
      compatibility: 'breaking' as const,
      words: `não reconhece mais o nome antigo ${said(name)}: rascunhos daquela versão perdem a resposta`,
      at: '/was',
      isGone: true,
    })),
    ...known.map((name) => ({
      kind: 'was-added',
      compatibility: 'compatible' as const,
      words: `reconhece o que foi respondido como ${said(name)}`,
      at: '/was',
    })),
    ...unmapped.map((key) => ({
      kind: 'mapped-changed',
      compatibility: 'breaking' as const,
      words: `a opção antiga ${said(key)} não vale mais ${said(mappedBefore[key])}`,
      at: '/mapped',
      isGone: true,
    })),
    // Mapping an option that is still offered would rewrite the person's choice.
    ...rewritten.map((key) => ({
      kind: 'mapped-added',
      compatibility: offers(after, key) ? ('breaking' as const) : ('compatible' as const),
      words: `a opção antiga ${said(key)} vale agora ${said(mappedAfter[key])}`,
      at: '/mapped',
    })),
  ];
}
