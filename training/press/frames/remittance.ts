// The part of a bill that is torn off: it says again who owes what, and has the sender's address for its window.
import { denseGrid } from '../blocks/dense.ts';
import { pairs, sideBySide } from '../blocks/pairs.ts';
import { plainWord } from '../captions/plain-words.ts';
import type { Composer, Entry } from '../composer.ts';
import { recipient, senderOf } from './letterhead.ts';

export function remittance(composer: Composer, kind: string, entries: readonly Entry[]): string {
  const { random, sheet, style } = composer;
  const sender = senderOf(kind);
  const { name, place } = sender.pick(composer);
  const to = `<div style="margin:8px ${random.int(0, 30)}px">${composer.block({ text: name, field: sender.name }, style.placeLines(place), sender.address)}</div>`;
  const from = random.chance(0.7) ? recipient(composer, kind) : '';
  const facts = random.chance(0.4) ? denseGrid(composer, entries, 3) : pairs(composer, entries);
  const scanned = random.chance(0.6)
    ? `<div style="font-family:'Liberation Mono';letter-spacing:1px;margin-top:8px">${sheet.other(random.pattern(random.pick(['999999999 9999999 99999999', '99999999999999999999999999>', '<999999999> 9999+ 99999999> 99>', '9999 9999 9999 9999 9'])))}</div>`
    : '';
  return `<div style="border-top:1px dashed #000;margin-top:20px;padding-top:4px"><div style="text-align:center;font-size:.8em">${sheet.other(`${random.pick(['', '▲ ', '✂ '])}${plainWord(composer, 'detach')}`)}</div>${sideBySide(random.shuffle([from + to, facts]), 30)}${scanned}</div>`;
}
