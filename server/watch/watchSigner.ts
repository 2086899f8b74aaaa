import { civilDayOf } from '../../engine/values';
import type { Clock } from '../clock';
import type { PadesSigner } from '../infra/signature/PadesSigner';
import type { Watch } from './Watch';

const DAY_MS = 86_400_000;
/** A new certificate takes weeks: it is spoken of from here on (ops/prometheus asks again 30 and 7 days before). */
const EARLY_DAYS = 60;
/** From here on it is no plan any more but a fault. */
const LATE_DAYS = 7;

const daysLeft = ({ endsAt }: PadesSigner, now: Date) => (endsAt.getTime() - now.getTime()) / DAY_MS;

/** Tells how long papers will still be signed; nothing where nobody signs. */
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

/** What is said at a start of a certificate that ends soon, or has: a restart by night must not close the portal over it. */
export function signerWarnings(signer: PadesSigner | null, now: Date): string[] {
  if (!signer || daysLeft(signer, now) > EARLY_DAYS) return [];
  const end = civilDayOf(signer.endsAt);
  return [
    now > signer.endsAt
      ? `SIGNING_CERTIFICATE ended on ${end}: papers are printed without a signature until the new one is in its place.`
      : `SIGNING_CERTIFICATE ends on ${end}: from then on papers are printed without a signature.`,
  ];
}
