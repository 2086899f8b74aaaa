import { momentText } from '../../../engine/values';
import { Problem, problemsOf } from '../../http/Problem';
import type { ReleaseRow } from '../definitions/releases/repository';

export const refusePublishing = problemsOf({
  409: {
    NOTHING_CHANGED: 'Nada mudou em relação à publicação em vigor.',
    NOT_PROPOSED: 'Esta publicação já foi aprovada ou retirada.',
    OWN_PROPOSAL: 'Outra pessoa precisa aprovar o que você propôs.',
    NOTHING_BEFORE: 'Não há publicação anterior à qual voltar.',
    CHECK_CANCELLED: 'A conferência foi interrompida, e nada foi proposto.',
  },
  422: {
    INVALID_DEFINITIONS: 'As definições têm erros e não foram publicadas.',
    FROM_PASSED: 'O início precisa ser uma data futura.',
  },
});

export function refuseMoved(head: ReleaseRow, author: string | undefined): Problem {
  const of = author ? `de ${author}` : 'do portal';
  const when = momentText((head.approvedAt ?? head.proposedAt).toISOString());
  const message = `Há uma publicação mais nova: nº ${head.id}, ${of}, em ${when} (“${head.note}”). Parta dela e proponha de novo.`;
  return new Problem('BASE_MOVED', { status: 409, message });
}

export function refuseUnread(id: number, unread: readonly string[]): Problem {
  const message = `Leia antes o que a publicação nº ${id} faz com o que está em vigor agora. Falta ler: ${unread.join(', ')}.`;
  return new Problem('IMPACT_MISSING', { status: 409, message });
}

export function refuseExpired(release: ReleaseRow, author: string | undefined): Problem {
  const when = momentText(release.expiresAt!.toISOString());
  const message = `O prazo para aprovar a publicação nº ${release.id}, de ${author ?? 'conta encerrada'}, terminou em ${when}. Proponha de novo.`;
  return new Problem('APPROVAL_EXPIRED', { status: 409, message });
}
