import { ContentInfo, SignedData, type SignerInfo } from 'pkijs';

export interface ReadSignature {
  readonly signed: SignedData;
  readonly signer: SignerInfo;
  readonly content: Buffer;
  holds(content: Buffer): Promise<boolean>;
}

const bytesOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;

/** Finds the signature of a PDF as readers do, by its byte range. Throws where it does not cover the whole file. */
export function readSignature(pdf: Buffer): ReadSignature {
  const [, ...numbers] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1')) ?? [];
  const [start = -1, before = 0, after = 0, rest = 0] = numbers.map(Number);
  if (start !== 0 || after + rest !== pdf.length) throw new Error('the signature does not cover the file');
  const content = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]);
  const message = Buffer.from(pdf.toString('latin1', before + 1, after - 1), 'hex');
  const signed = new SignedData({ schema: ContentInfo.fromBER(bytesOf(message)).content });
  const verify = (data: Buffer) => signed.verify({ signer: 0, data: bytesOf(data) });
  return {
    signed,
    signer: signed.signerInfos[0]!,
    content,
    holds: (data) => verify(data).catch(() => false),
  };
}
