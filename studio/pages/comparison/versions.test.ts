import { describe, expect, it } from 'vitest';
import type { Release } from '../../contract/publishing';
import { choicesOf, searchOf, wishOf } from './versions';

const at = '2026-11-20T15:00:00.000Z';
const release: Release = {
  ...{ Id: 7, IsBuild: false, State: 'active', IsHead: true, Base: 6, Note: 'Edital até 60', Share: 100 },
  ...{ Author: 'Aline Barreto', IsMine: false, ProposedAt: at, ExpiresAt: null, Approver: null, From: null },
  ...{ WithdrawnBy: null, WithdrawnAt: null },
};
const draft = (Id: string, UpdatedAt: string) => ({
  ...{ Id, UpdatedAt, Name: `R${Id}`, Author: 'Abel', IsOwn: false, Files: [] },
});

describe('what can be compared', () => {
  it('is what is in force, then drafts, the one changed last first, then releases, each with its author and day', () => {
    const choices = choicesOf({ MayApprove: false, Items: [release] }, [
      draft('1', at),
      draft('2', '2026-11-21T15:00:00.000Z'),
    ]);
    expect(choices.map(({ value }) => value)).toEqual([
      'em-vigor',
      'rascunho-2',
      'rascunho-1',
      'publicacao-7',
    ]);
    expect(choices.at(-1)!.label).toBe(
      'Publicação nº 7: Edital até 60, de Aline Barreto, em 20/11/2026, 12:00 (Em vigor)',
    );
  });

  it('stands in the address, so that it can be shared, with production left', () => {
    const wish = { left: 'publicacao-7', right: 'rascunho-1', product: 'licitante' };
    expect(wishOf(searchOf(wish))).toEqual(wish);
    expect(wishOf(new URLSearchParams())).toEqual({ left: 'em-vigor', right: undefined, product: undefined });
  });
});
