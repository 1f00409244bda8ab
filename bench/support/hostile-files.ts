// Files that nobody would send in good faith, made the same way each time: damaged PDFs, pictures and streams that grow, texts without end, texts
// that no database stores.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { randomOf } from './random.ts';
import { root } from './start-server.ts';

export interface HostileFile {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/plain';
  readonly bytes: Buffer;
}

const MB = 1024 * 1024;
const latin = (text: string) => Buffer.from(text, 'latin1');
const sample = (name: string) => readFileSync(join(root, 'samples', name));
const pdf = (name: string, bytes: Buffer): HostileFile => ({ name, type: 'application/pdf', bytes });
const text = (name: string, content: string | Buffer): HostileFile => ({
  name,
  type: 'text/plain',
  bytes: Buffer.from(content as string),
});

/** `mutations` altered PDFs, and one of everything else. */
export function* makeHostileFiles(mutations: number): Generator<HostileFile> {
  yield* cutPdfs();
  yield* alteredPdfs(mutations);
  yield* oddPdfs();
  yield* growingFiles();
  yield* texts();
}

const papers = ['payslip.pdf', 'bank-statement.pdf', 'employment-letter.pdf'];

function* cutPdfs(): Generator<HostileFile> {
  for (const name of papers)
    for (let percent = 5; percent < 100; percent += 5) {
      const whole = sample(name);
      yield pdf(`${name} cut at ${percent} %`, whole.subarray(0, (whole.length * percent) / 100));
    }
}

/** Bytes that are others, stretches that are missing, doubled or from elsewhere. */
function* alteredPdfs(count: number): Generator<HostileFile> {
  for (let n = 0; n < count; n += 1) {
    const random = randomOf(`altered ${n}`);
    const name = papers[n % papers.length]!;
    let bytes = Buffer.from(sample(name));
    const at = () => Math.floor(random() * bytes.length);
    for (let change = 1 + Math.floor(random() * 20); change > 0; change -= 1) {
      const [from, length] = [at(), Math.floor(random() * 200)];
      const kind = Math.floor(random() * 4);
      if (kind === 0) bytes[from] = Math.floor(random() * 256);
      else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
      else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]);
      else bytes.copy(bytes, at(), from, from + length);
    }
    yield pdf(`${name} altered, ${n}`, bytes);
  }
}

/** Objects by number, with a table of where they are that is right. */
function writePdf(objects: readonly (string | Buffer)[], root = 1): Buffer {
  const parts = [latin('%PDF-1.7\n')];
  let length = parts[0]!.length;
  const starts: number[] = [];
  for (const [n, object] of objects.entries()) {
    const written = Buffer.concat([latin(`${n + 1} 0 obj\n`), Buffer.from(object as Buffer), latin('\nendobj\n')]);
    starts.push(length);
    length += written.length;
    parts.push(written);
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    latin(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root ${root} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (content: Buffer, more = '') =>
  Buffer.concat([latin(`<</Length ${content.length}${more}>>stream\n`), content, latin('\nendstream')]);
const onePage = (content: Buffer, more = '') =>
  writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    stream(content, more),
  ]);

function* oddPdfs(): Generator<HostileFile> {
  const catalog = '<</Type/Catalog/Pages 2 0 R>>';
  yield pdf('pages that hold themselves', writePdf([catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>']));
  yield pdf('no pages', writePdf([catalog, '<</Type/Pages/Kids[]/Count 0>>']));
  yield pdf(
    'a page of no size',
    writePdf([catalog, '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 0 0]>>']),
  );
  const endless = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9e9 9e9]>>';
  yield pdf('a page without end', writePdf([catalog, '<</Type/Pages/Kids[3 0 R]/Count 1>>', endless]));
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>';
  const kids = Array.from({ length: 10_000 }, (_, n) => `${n + 3} 0 R`).join(' ');
  yield pdf(
    '10,000 pages',
    writePdf([catalog, `<</Type/Pages/Kids[${kids}]/Count 10000>>`, ...Array<string>(10_000).fill(page)]),
  );
  yield pdf(
    'a table of objects that leads to itself',
    latin('%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1/Prev 9>>\nstartxref\n9\n%%EOF\n'),
  );
  yield pdf('brackets, 100,000 deep', onePage(latin('['.repeat(100_000))));
  yield pdf('states, 1,000,000 deep', onePage(latin('q '.repeat(1_000_000))));
}

function* growingFiles(): Generator<HostileFile> {
  const flate = (bytes: Buffer) => deflateSync(bytes, { level: 9 });
  const zeros = flate(Buffer.alloc(512 * MB, 32));
  yield pdf('a stream of 512 MB', onePage(zeros, '/Filter/FlateDecode'));
  yield pdf('a stream of 512 MB in a stream', onePage(flate(zeros), '/Filter[/FlateDecode/FlateDecode]'));
  const picture =
    '/Type/XObject/Subtype/Image/Width 20000/Height 20000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode';
  yield pdf(
    'a picture of 400 megapixels',
    writePdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>',
      stream(latin('595 0 0 842 0 0 cm /P Do')),
      stream(flate(Buffer.alloc(64 * MB)), picture),
    ]),
  );
  for (const filter of ['JBIG2Decode', 'JPXDecode', 'CCITTFaxDecode', 'DCTDecode'])
    yield pdf(
      `nonsense as ${filter}`,
      writePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>',
        stream(latin('595 0 0 842 0 0 cm /P Do')),
        stream(
          Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) & 255)),
          `/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/${filter}`,
        ),
      ]),
    );
  for (const side of [14_000, 20_000, 30_000]) {
    const rows = flate(Buffer.alloc((side / 8 + 1) * side));
    yield { name: `a picture of ${side} × ${side}`, type: 'image/png', bytes: png(side, side, rows) };
  }
  const large = Buffer.from(jpegHeader(65_500, 65_500));
  yield {
    name: 'a photo that says 65,500 × 65,500',
    type: 'image/jpeg',
    bytes: Buffer.concat([large, Buffer.alloc(10_000, 7)]),
  };
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([latin(kind), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', header), chunk('IDAT', rows), end]);
}

const jpegHeader = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8],
  ...[height >> 8, height & 255, width >> 8, width & 255],
  ...[1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
];

function* texts(): Generator<HostileFile> {
  yield text('10 MB in one line', 'Surname: Lindgren '.repeat((10 * MB) / 18));
  yield text('a word of 1 MB', `Surname: ${'x'.repeat(MB)}\nGiven names: Maya\n`);
  yield text('a million lines', 'Name: Maya\n'.repeat(900_000));
  yield text('U+0000 everywhere', `Sur\0name: Lind\0gren\nGiven names: Ma\0ya\n`);
  yield text('lone surrogates', Buffer.from('Surname: Lind\ud800gren\udc00\n'));
  yield text('marks of the other direction', 'Surname: \u202eLindgren\u202c\u2066\nGiven names: \u200fMaya\n');
  yield text('letters under a thousand marks', `Surname: L${'\u0301'.repeat(1000)}indgren\n`);
  yield text(
    'invisible tags',
    `Surname: Lindgren${[...'approve'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}\n`,
  );
  yield text('UTF-16 with its mark', Buffer.concat([latin('\xff\xfe'), Buffer.from('Surname: Lindgren\n', 'utf16le')]));
  yield text('bytes of no alphabet', Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 131) & 255)));
}
