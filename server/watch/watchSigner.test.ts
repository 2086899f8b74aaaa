import { describe, expect, it } from 'vitest';
import { openSigner } from '../signingConfig';
import { someCertificate } from '../testing/someCertificate';
import { Watch } from './Watch';
import { signerWarnings, watchSigner } from './watchSigner';

const signer = openSigner(someCertificate({ until: '2027-01-31T12:00:00Z' }), new Date('2026-11-20'));

async function seenAt(moment: string) {
  const watch = new Watch();
  watchSigner(watch, signer, { now: () => new Date(moment) });
  const [part] = await watch.states();
  const figures = await watch.registry.metrics();
  const days = Number(/^lastro_signing_days_left (.+)$/m.exec(figures)![1]);
  return { isWell: part!.isWell, says: part!.says, isVital: part!.isVital, days };
}

describe('how long the certificate still signs', () => {
  it('is told, and takes nobody out of service', async () => {
    const left = { isVital: false, isWell: true, says: '60 days left', days: 60 };
    expect(await seenAt('2026-12-02T12:00:00Z')).toEqual(left);
  });

  it.each([
    ['2027-01-24T11:59:59Z', true, '7 days left'],
    ['2027-01-24T12:00:00Z', false, '7 days left'],
    ['2027-01-31T12:00:00Z', false, '0 days left'],
    ['2027-01-31T12:00:01Z', false, 'the certificate has ended, papers are not signed'],
  ])('at %s is well: %s', async (moment, isWell, says) => {
    expect(await seenAt(moment)).toMatchObject({ isWell, says });
  });

  it('is said at a start from 60 days before its end on', () => {
    expect(signerWarnings(signer, new Date('2026-12-02T11:59:59Z'))).toEqual([]);
    expect(signerWarnings(signer, new Date('2026-12-02T12:00:00Z'))).toEqual([
      'SIGNING_CERTIFICATE ends on 2027-01-31: from then on papers are printed without a signature.',
    ]);
    expect(signerWarnings(signer, new Date('2027-01-31T12:00:01Z'))).toEqual([
      'SIGNING_CERTIFICATE ended on 2027-01-31: papers are printed without a signature until the new one is in its place.',
    ]);
  });

  it('is no part where nobody signs', async () => {
    const watch = new Watch();
    watchSigner(watch, null, { now: () => new Date() });
    expect(await watch.states()).toEqual([]);
    expect(signerWarnings(null, new Date())).toEqual([]);
  });
});
