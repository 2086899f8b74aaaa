import { civilDayOf } from '../../engine/values';
import type { Clock } from '../clock';
import type { PadesSigner } from '../infra/signature/PadesSigner';
import type { Watch } from './Watch';

const DAY_MS = 86_400_000;
/** Early, since a new certificate takes weeks (ops/prometheus warns again 30 and 7 days before). */
const EARLY_DAYS = 60;
/** From here on the state counts as a fault. */
const LATE_DAYS = 7;

const daysLeft = ({ endsAt }: PadesSigner, now: Date) => (endsAt.getTime() - now.getTime()) / DAY_MS;

export function watchSigner(watch: Watch, signer: PadesSigner | null, clock: Pick<Clock, 'now'>): void {
  if (!signer) return;
  const left = () => daysLeft(signer, clock.now());
  watch.figure(
    'lastro_signing_days_left',
    'Days until the certificate that papers are signed with ends',
    left,
  );
  watch.part('signing', {}, () => ({
    isWell: left() > LATE_DAYS,
    says: left() < 0 ? 'the certificate has ended, papers are not signed' : `${Math.floor(left())} days left`,
  }));
}

/** Only a warning: an expired certificate must not keep a restart by night from serving. */
export function signerWarnings(signer: PadesSigner | null, now: Date): string[] {
  if (!signer || daysLeft(signer, now) > EARLY_DAYS) return [];
  const end = civilDayOf(signer.endsAt);
  return [
    now > signer.endsAt
      ? `SIGNING_CERTIFICATE ended on ${end}: papers are printed without a signature until the new one is in its place.`
      : `SIGNING_CERTIFICATE ends on ${end}: from then on papers are printed without a signature.`,
  ];
}
