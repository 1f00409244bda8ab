// `npm run samples`: draws the sample papers anew into samples/. The passport becomes a picture, as people photograph theirs.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPage } from '@oneform/engine/reading';
import sharp from 'sharp';
import { drawBankStatement } from './samples/draw-bank-statement.ts';
import { drawEmploymentLetter } from './samples/draw-employment-letter.ts';
import { drawPassport } from './samples/draw-passport.ts';
import { drawPayslip } from './samples/draw-payslip.ts';

const PASSPORT_PIXELS = 1416;

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../samples');
await mkdir(folder, { recursive: true });

const picture = await renderPage(await drawPassport(), 'application/pdf', 1, 0, PASSPORT_PIXELS);
if (typeof picture === 'string') throw new Error(`The passport could not be drawn: ${picture}`);
const papers: [file: string, mediaType: string, name: string, bytes: Uint8Array][] = [
  [
    'passport.png',
    'image/png',
    'Passport (sample)',
    await sharp(picture.webp).png({ palette: true, colours: 64 }).toBuffer(),
  ],
  ['payslip.pdf', 'application/pdf', 'Payslip October (sample)', await drawPayslip()],
  ['bank-statement.pdf', 'application/pdf', 'Bank statement October (sample)', await drawBankStatement()],
  ['employment-letter.pdf', 'application/pdf', 'Employment letter (sample)', await drawEmploymentLetter()],
];
for (const [file, , , bytes] of papers) await writeFile(join(folder, file), bytes);
await writeFile(
  join(folder, 'samples.json'),
  `${JSON.stringify(
    papers.map(([file, media_type, name]) => ({ file, media_type, name })),
    null,
    2,
  )}\n`,
);
console.log(`${papers.length} sample papers drawn into samples/`);
