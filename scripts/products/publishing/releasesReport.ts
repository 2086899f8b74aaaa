import type { Release, ReleaseState } from '../../../studio/contract/publishing';
import { momentText } from '../../../engine/values';

const STATES: Record<ReleaseState, string> = {
  proposed: 'waits for approval',
  expired: 'approval came too late',
  scheduled: 'begins later',
  active: 'in force',
  superseded: 'followed by another',
  withdrawn: 'withdrawn',
};

/** The releases for a terminal, the newest first; a star marks the one that the next must be based on. */
export function releasesReport(releases: readonly Release[]): string {
  return releases.map((release) => `${heading(release)}\n    ${people(release)}\n`).join('');
}

function heading({ Id, IsHead, State, Share, From, Note }: Release): string {
  const share = Share < 100 ? `, ${Share}% of the accounts` : '';
  const from = From && ['proposed', 'scheduled'].includes(State) ? `, from ${momentText(From)}` : '';
  return `${IsHead ? '*' : ' '} ${Id}  ${STATES[State]}${share}${from}  “${Note}”`;
}

function people({
  IsBuild,
  Author,
  ProposedAt,
  ExpiresAt,
  State,
  Approver,
  WithdrawnBy,
  WithdrawnAt,
}: Release) {
  const parts = [
    `${IsBuild ? 'by a deployment' : `by ${Author ?? 'a closed account'}`}, ${momentText(ProposedAt)}`,
  ];
  if (Approver) parts.push(`approved by ${Approver}`);
  if (State === 'proposed' && ExpiresAt) parts.push(`to be approved until ${momentText(ExpiresAt)}`);
  if (WithdrawnAt) parts.push(`withdrawn by ${WithdrawnBy ?? 'the operator'}, ${momentText(WithdrawnAt)}`);
  return parts.join('; ');
}
