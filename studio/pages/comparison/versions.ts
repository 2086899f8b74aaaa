import type { ReleaseList } from '../../contract/publishing';
import type { WorkbenchDraft } from '../../contract/workbench';
import { momentText } from '../../../engine/values';
import { stateWords } from '../publications/words';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const IN_FORCE = 'em-vigor';

export function choicesOf({ Items }: ReleaseList, drafts: readonly WorkbenchDraft[]): Choice[] {
  const releases = Items.map(({ Id, Note, Author, IsBuild, ProposedAt, State }) => {
    const who = IsBuild ? 'do portal' : `de ${Author ?? 'conta encerrada'}`;
    const words = `nº ${Id}: ${Note}, ${who}, em ${momentText(ProposedAt)} (${stateWords[State][1]})`;
    return { value: `publicacao-${Id}`, label: `Publicação ${words}` };
  });
  const drafted = drafts
    .toSorted((a, b) => b.UpdatedAt.localeCompare(a.UpdatedAt))
    .map(({ Id, Name, Author, UpdatedAt }) => ({
      value: `rascunho-${Id}`,
      label: `Rascunho ${Name}, de ${Author}, em ${momentText(UpdatedAt)}`,
    }));
  return [{ value: IN_FORCE, label: 'O que está em vigor para todos' }, ...drafted, ...releases];
}

/** What an address asks to be compared; production stands left unless it says otherwise. */
export interface Wish {
  readonly left: string;
  readonly right?: string | undefined;
  readonly product?: string | undefined;
}

export function wishOf(search: URLSearchParams): Wish {
  return {
    left: search.get('esquerda') ?? IN_FORCE,
    right: search.get('direita') ?? undefined,
    product: search.get('produto') ?? undefined,
  };
}

export function searchOf({ left, right, product }: Wish): URLSearchParams {
  const entries = [
    ['esquerda', left],
    ['direita', right],
    ['produto', product],
  ] as const;
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
