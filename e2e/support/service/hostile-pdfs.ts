import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Builds a PDF of numbered objects; the first is the catalog. `trailer` has more entries of the trailer. */
function buildPdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

const streamOf = (content: string | Buffer, entries = ''): Buffer => {
  const packed = deflateSync(content, { level: 9 });
  const head = `<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
};

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const pageOf = (box: string, resources = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${resources} >> >>`;
const a4 = '0 0 595 842';
const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';

/** A PDF of one page with this content. */
const withContent = (content: string | Buffer, resources = font, more: readonly (string | Buffer)[] = []) =>
  buildPdf([catalog, pages, pageOf(a4, resources), streamOf(content), ...more]);

const withBox = (box: string) => buildPdf([catalog, pages, pageOf(box, font), streamOf('0 0 m 9 9 l S')]);

/** Files that freeze a viewer, need all memory, or cannot be drawn. Each is smaller than an upload may be. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  'six million operators': () => withContent('0 0 m 9 9 l S '.repeat(2_000_000)),
  'two million letters': () => withContent(`BT /F 9 Tf ${'(a) Tj '.repeat(2_000_000)} ET`),
  'a million saved states': () => withContent('q '.repeat(1_000_000)),
  'a form that draws itself': () =>
    withContent('/X Do', '/XObject << /X 5 0 R >>', [
      streamOf(
        '/X Do /X Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
      ),
    ]),
  'forms of ten parts, nine deep': () =>
    withContent(
      '/X Do',
      '/XObject << /X 5 0 R >>',
      Array.from({ length: 9 }, (_, index) =>
        streamOf(
          index === 8 ? '0 0 m 9 9 l S' : '/X Do '.repeat(10),
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${index + 6} 0 R >> >>`,
        ),
      ),
    ),
  'a content of 20 MB': () => withContent(Buffer.alloc(20_000_000, ' ')),
  'a content of 300 MB': () => withContent(Buffer.alloc(300_000_000, ' ')),
  'operators of 300 MB': () => withContent(Buffer.alloc(300_000_000, '0 0 m 9 9 l S ')),
  'a picture of 3,600 megapixels': () =>
    withContent('/I Do', '/XObject << /I 5 0 R >>', [
      streamOf(
        Buffer.alloc(1000),
        '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
      ),
    ]),
  'a page of a billion points': () => withBox('0 0 1000000000 1000000000'),
  'a page of one point by a million': () => withBox('0 0 1 1000000'),
  'a billion pages': () =>
    buildPdf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', pageOf(a4), streamOf('')]),
  'pages that contain themselves': () => buildPdf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'half a file': () => {
    const whole = withContent('0 0 m 9 9 l S '.repeat(1000));
    return whole.subarray(0, Math.floor(whole.length / 3));
  },
};

/** Side of a scanned square, in pixels. */
const scanned = 64;

/** A PDF of one page with a black square, packed as faxes and scanners do (CCITT group 4). */
export function scannedPdf(): Buffer {
  // a white run of 0, a black one of 64; then each line as the one before
  const bits = `001${'00110101'}${'0000001111'}${'0000110111'}${'11'.repeat(scanned - 1)}`;
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
  const head = `<< /Type /XObject /Subtype /Image /Width ${scanned} /Height ${scanned} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${scanned} /Rows ${scanned} >> /Length ${bytes.length} >>\nstream\n`;
  const picture = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\nendstream')]);
  return withContent('400 0 0 400 90 200 cm /I Do', '/XObject << /I 5 0 R >>', [picture]);
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    [...data].map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

const md5 = (data: Buffer) => createHash('md5').update(data).digest();
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);

/** A PDF encrypted with 40 bits (PDF 1.4, algorithms 3.2 to 3.4): with an empty user's password it opens without one. */
export function encryptedPdf(userPassword: string, ownerPassword: string): Buffer {
  const id = md5(Buffer.from('portal'));
  const permissions = -4;
  const owner = rc4(md5(padded(ownerPassword)).subarray(0, 5), padded(userPassword));
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const key = md5(Buffer.concat([padded(userPassword), owner, flags, id])).subarray(0, 5);
  const user = rc4(key, padding);
  const encryption = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${permissions} >>`;
  // the content of object 4 is encrypted with the key of that object
  const content = rc4(
    md5(Buffer.concat([key, Buffer.from([4, 0, 0, 0, 0])])).subarray(0, 10),
    Buffer.from('20 20 400 400 re f'),
  );
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
  return buildPdf(
    [catalog, pages, pageOf(a4), stream, encryption],
    `/Encrypt 5 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  );
}
