// The codes on one page, decoded and understood.

import { cleanText } from '#document/clean-text.ts';
import type { MachineReading } from '#document/machine-reading.ts';
import { turnBox } from '#document/turn-box.ts';
import type { ColourPicture } from './codes/cut-patch.ts';
import { readCodes } from './codes/read-codes.ts';
import { readPayload } from './payloads/read-payload.ts';

/** Characters of a payload that are kept to be shown. */
const keptCharacters = 2000;

/** Boxes are relative to the picture. */
export async function readPageCodes(picture: ColourPicture, page: number): Promise<MachineReading[]> {
  const codes = await readCodes(picture);
  return codes.map(({ text, bytes, box }) => {
    const payload = { text: cleanText(text), bytes };
    const reading = readPayload(payload);
    const facts = reading.facts.map((fact) => ({ ...fact, value: cleanText(fact.value), raw: cleanText(fact.raw) }));
    return { ...reading, facts, page, box, raw: payload.text.slice(0, keptCharacters) };
  });
}

/** The reading on its page turned clockwise. */
export function turnReading(reading: MachineReading, degrees: number): MachineReading {
  return reading.box && degrees !== 0 ? { ...reading, box: turnBox(reading.box, degrees) } : reading;
}
