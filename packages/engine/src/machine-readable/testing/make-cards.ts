// Cards with symbols of all kinds, clean and as hastily photographed; the same every time.

import { drawCard, type Hardship, photograph } from './draw-card.ts';
import { type DrawnSymbol, drawCode } from './draw-code.ts';
import {
  boardingPass,
  frenchSeal,
  healthCertificate,
  meCard,
  payment,
  swissBill,
  vCard,
  writeAamva,
} from './write-payloads.ts';

export interface Card {
  readonly symbol: DrawnSymbol;
  readonly payload: string;
  readonly dotsPerInch: number;
  /** Absent: as a scanner sees it. */
  readonly hardship?: Hardship;
  readonly picture: Buffer;
}

interface Print {
  readonly symbol: DrawnSymbol;
  readonly payload: string;
  /** Millimetres, as issuers print it. */
  readonly width: number;
}

const versions = [1, 2, 3, 4, 8, 10] as const;
const prints: readonly Print[] = [
  ...versions.map((version): Print => ({ symbol: 'pdf417', payload: writeAamva(version), width: 76 })),
  { symbol: 'qrcode', payload: swissBill, width: 32 },
  { symbol: 'qrcode', payload: payment, width: 22 },
  { symbol: 'qrcode', payload: vCard, width: 28 },
  { symbol: 'qrcode', payload: meCard, width: 20 },
  { symbol: 'azteccode', payload: boardingPass, width: 20 },
  { symbol: 'azteccode', payload: healthCertificate, width: 26 },
  { symbol: 'datamatrix', payload: frenchSeal, width: 20 },
  { symbol: 'datamatrix', payload: 'https://example.org/verify/4829150', width: 16 },
];
const resolutions = [150, 200, 250, 300] as const;
const rows = ['SPECIMEN', 'Maya Elise Lindgren', 'Portland, Oregon'];

/** Half of them clean. */
export async function* makeCards(count: number): AsyncGenerator<Card> {
  const random = seeded(7);
  const between = (low: number, high: number) => low + random() * (high - low);
  for (let index = 0; index < count; index++) {
    const { symbol, payload, width } = prints[(index >> 1) % prints.length]!;
    const dotsPerInch = resolutions[Math.floor(random() * resolutions.length)]!;
    const clean = await drawCard(rows, { png: await drawCode(symbol, payload), width }, dotsPerInch);
    if (index % 2 === 0) {
      yield { symbol, payload, dotsPerInch, picture: clean };
      continue;
    }
    const hardship = {
      rotation: between(-30, 30),
      // A lens is as unsharp on a finer picture, counted in millimetres.
      blur: (between(0.5, 1.4) * dotsPerInch) / 150,
      quality: 60,
      glare: random() < 0.5 ? between(0.4, 0.92) : 0,
    };
    yield { symbol, payload, dotsPerInch, hardship, picture: await photograph(clean, hardship) };
  }
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
