// Window of an envelope: a tiny line of the sender, codes of the post, the recipient.
import type { Composer } from '../composer.ts';
import { recipient, senderOf } from './letterhead.ts';

const salutations: Record<string, readonly string[]> = {
  de: ['Herrn', 'Frau', 'Eheleute', 'Herr'],
  fr: ['Madame', 'Monsieur', 'M. ou Mme', 'MME'],
  es: ['D.', 'Dª', 'Sr. D.'],
  it: ['Egr. Sig.', 'Gent.ma Sig.ra', 'Spett.le'],
  pt: ['Exmo. Sr.', 'Exma. Sra.'],
  nl: ['De heer', 'Mevrouw', 'PERSOONLIJK EN VERTROUWELIJK'],
  en: ['PRIVATE & CONFIDENTIAL', 'Mr', 'Mrs', 'Return service requested'],
};

export function windowAddress(composer: Composer, kind: string): string {
  const { random, sheet, style } = composer;
  const sender = senderOf(kind);
  const { name, place } = sender.pick(composer);
  const between = random.pick([' · ', ' - ', ', ', ' * ', ' | ', ' • ']);
  const back = random.chance(0.6)
    ? `<div style="font-size:.6em;margin-bottom:5px">${sheet.value(name, sender.name)}${sheet.other(between)} ${sheet.value(style.placeLines(place).join(between), sender.address)}</div>`
    : '';
  const codes = random.chance(0.3)
    ? `<div style="font-size:.65em">${sheet.other(random.pattern(random.pick(['9-999-A99-99999', '99999 999 9/9', 'A9999-99999999', '999999-9999-01-000-1', 'F 99999 - 9999999999 - P1/2'])))}</div>`
    : '';
  const greeting = random.chance(0.35)
    ? `<div>${sheet.other(random.pick(salutations[composer.language] ?? salutations.en!))}</div>`
    : '';
  return `<div style="margin:${random.int(2, 34)}px 0 ${random.int(4, 30)}px ${random.pick([0, 0, 0, random.int(10, 60)])}px">${back}${codes}${greeting}${recipient(composer, kind)}</div>`;
}
