import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { openSigner } from '../../../signingConfig';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { readPdf } from '../../../testing/readPdf';
import { readSignature } from '../../../testing/readSignature';
import { someCertificate, type CertificateWish } from '../../../testing/someCertificate';
import { someEndorsement } from '../../../testing/someEndorsement';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { issueEndorsement } from '../policies/issueEndorsement';
import { findPolicyById } from '../policies/repository';

let server: TestApp;
let now = Date.parse('2026-11-20T15:00:00Z');
beforeAll(async () => {
  server = await testApp({ clock: createClock(0, () => now) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const sign = (wish?: CertificateWish) =>
  (server.deps.signer = openSigner(someCertificate(wish), new Date(now)));
const READER = 'demo-cliente';

async function made() {
  const id = await issuedPolicy(server.db, { clientDocument: '11222333000181', dueDates: ['2026-12-20'] });
  return (await findPolicyById(server.db, id))!;
}

async function printed(url: string): Promise<Buffer> {
  const answer = await server.as(READER, { url });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const policyOf = (number: string) => printed(`/api/InsurancePolicy/Document?codigo=${number}`);

describe('a policy that is signed', () => {
  test('is covered by its signature from the first byte to the last, and one other byte breaks it', async () => {
    sign();
    const { content, holds } = readSignature(await policyOf((await made()).number));
    expect(await holds(content)).toBe(true);
    for (const at of [0, Math.floor(content.length / 2), content.length - 1]) {
      const changed = Buffer.from(content);
      changed[at]! ^= 1;
      expect(await holds(changed)).toBe(false);
    }
  });

  test('has what PAdES-B-B asks for: its filter, its moment, and its certificate among what is signed', async () => {
    sign();
    const pdf = await policyOf((await made()).number);
    const text = pdf.toString('latin1');
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(text).toContain('/M (D:20261120150000Z)');
    const { signed, signer } = readSignature(pdf);
    const attributes = signer.signedAttrs!.attributes;
    // Content type, digest, certificate; no time, which PAdES has in the PDF alone.
    expect(attributes.map(({ type }) => type.split('.').slice(6).join('.'))).toEqual(['3', '4', '16.2.47']);
    const [own] = signed.certificates!.map((one) => Buffer.from(one.toSchema().toBER()));
    const fingerprint = createHash('sha256').update(own!).digest('hex');
    expect(Buffer.from(attributes[2]!.values[0].toBER()).toString('hex')).toContain(fingerprint);
  });

  test('reads as before, says on paper who signs and where that is verified, and no number of its owner', async () => {
    const { number } = await made();
    server.deps.signer = null;
    const before = await readPdf(await policyOf(number));
    sign();
    const { pages, title, isTagged, codes } = await readPdf(await policyOf(number));
    expect([title, isTagged, pages.length]).toEqual([before.title, true, before.pages.length]);
    expect(codes).toEqual(before.codes);
    const text = pages.join(' ');
    expect(text).toContain('Este PDF é assinado digitalmente por CORRETORA AÇÃO LTDA. A assinatura aparece');
    expect(text).toContain('pode ser conferida em https://validar.iti.gov.br.');
    expect(text).not.toContain(':11222333000181');
    expect(before.pages.join(' ')).not.toMatch(/assinado digitalmente|validar\.iti/);
  });

  test('is the same file, byte for byte, whoever downloads it at that moment', async () => {
    sign();
    const { number } = await made();
    const [first, second] = await Promise.all([policyOf(number), policyOf(number)]);
    expect(first.equals(second)).toBe(true);
  });

  test('names no page of the government where another authority stands behind it', async () => {
    sign({ authority: 'Autoridade de Testes' });
    const text = (await readPdf(await policyOf((await made()).number))).pages.join(' ');
    expect(text).toContain('assinado digitalmente por CORRETORA');
    expect(text).not.toContain('iti.gov.br');
  });
});

test('an endorsement is signed too', async () => {
  sign();
  const order = someEndorsement(await made(), { guarantee: true }, { insuredAmount: '20000.00' });
  const { endorsement } = await server.db.transaction((tx) => issueEndorsement(tx, order));
  const pdf = await printed(`/api/InsurancePolicy/endorsement/pdf/${endorsement.id}`);
  const { content, holds } = readSignature(pdf);
  expect(await holds(content)).toBe(true);
  expect((await readPdf(pdf)).pages.join(' ')).toContain('Este PDF é assinado digitalmente por CORRETORA');
});

test('a billet is not: it changes until it is paid', async () => {
  sign();
  const { number } = await made();
  const pdf = await printed(`/api/financial/billet/download/all?documentNumber=${number}`);
  expect(pdf.includes('/ByteRange')).toBe(false);
});

test('once the certificate has ended papers are printed without it, and nothing says that they are signed', async () => {
  sign({ until: '2026-11-20T16:00:00Z' });
  const { number } = await made();
  const said = async () => {
    const pdf = await policyOf(number);
    const text = (await readPdf(pdf)).pages.join(' ');
    const code = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b/.exec(text)![0];
    const body = {
      method: 'POST',
      url: '/api/verification',
      payload: { Number: number, Code: code },
    } as const;
    const url = `/api/InsurancePolicy/findById?id=${number}`;
    return {
      isSigned: pdf.includes('/ByteRange'),
      paper: /assinado digitalmente/.test(text),
      verified: (await server.as(null, body)).json().Data.Signature,
      details: (await server.as(READER, { url })).json().Data.assinatura,
    };
  };
  const signature = { By: 'CORRETORA AÇÃO LTDA', IsIcpBrasil: true };
  now = Date.parse('2026-11-20T16:00:00Z');
  expect(await said()).toEqual({ isSigned: true, paper: true, verified: signature, details: signature });
  now = Date.parse('2026-11-20T16:00:01Z');
  expect(await said()).toEqual({ isSigned: false, paper: false, verified: null, details: null });
});
