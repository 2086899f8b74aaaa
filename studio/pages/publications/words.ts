import type { Release, ReleaseState } from '../../contract/publishing';
import { momentText } from '../../../engine/values';
import type { Tone } from '../../../renderers/ui';

export const stateWords: Readonly<Record<ReleaseState, readonly [tone: Tone, text: string]>> = {
  proposed: ['warning', 'Aguarda aprovação'],
  expired: ['danger', 'O prazo para aprovar terminou'],
  scheduled: ['info', 'Aprovada, começa depois'],
  active: ['success', 'Em vigor'],
  superseded: ['info', 'Substituída'],
  withdrawn: ['danger', 'Retirada'],
};

const authorOf = ({ IsBuild, IsMine, Author }: Release) =>
  IsBuild ? 'Veio com uma versão do portal' : `${Author ?? 'Conta encerrada'}${IsMine ? ' (você)' : ''}`;

function beginning({ IsBuild, State, From, ExpiresAt }: Release): string {
  // A build is in force from its arrival; the first one has no real date.
  if (IsBuild) return '';
  const isOpen = State === 'proposed' || State === 'expired';
  if (!isOpen) return From ? `A partir de ${momentText(From)}` : '';
  const from = From ? `a partir de ${momentText(From)}` : 'assim que for aprovada';
  const until = ExpiresAt ? `, se aprovada até ${momentText(ExpiresAt)}` : '';
  return `Vale ${from}${until}`;
}

function approval({ IsBuild, Approver, State }: Release): string {
  if (Approver) return `Aprovada por ${Approver}`;
  return IsBuild || State === 'proposed' || State === 'expired' || State === 'withdrawn'
    ? ''
    : 'Aprovada por conta encerrada';
}

const withdrawal = ({ WithdrawnAt, WithdrawnBy }: Release) =>
  WithdrawnAt ? `Retirada por ${WithdrawnBy ?? 'quem opera o portal'} em ${momentText(WithdrawnAt)}` : '';

export function linesOf(release: Release): string[] {
  const share = release.Share === 100 ? 'Para todos os clientes' : `Para ${release.Share}% dos clientes`;
  return [
    `${authorOf(release)}, em ${momentText(release.ProposedAt)}`,
    [share, beginning(release)].filter(Boolean).join(' · '),
    approval(release),
    withdrawal(release),
  ].filter(Boolean);
}
