// The foot of business letters: address, reach, register, bank and tax numbers of the sender, in columns or in one line.
import { plainWord } from '../captions/plain-words.ts';
import type { Composer } from '../composer.ts';
import { printField } from '../values/print-field.ts';
import { senderOf } from './letterhead.ts';

export function senderFoot(composer: Composer, kind: string): string {
  const { random, sheet, style } = composer;
  const sender = senderOf(kind);
  const { name, place, phone, fax, email, website } = sender.pick(composer);
  // Only of one who sends an invoice do bank and tax numbers have names; of all others they are somebody else's.
  const own = kind === 'invoice';
  const line = (caption: string, value: string, field: string | null) => {
    if (random.chance(0.2)) return sheet.value(value, field);
    const { id, html } = sheet.caption(caption, field);
    return `${html} ${sheet.value(value, field, id, !own && field !== null && /^(iban|bic|bank_name|tax_id)$/.test(field))}`;
  };
  const of = (field: string) => printField(field, 'identifier', composer.world, style);
  const groups: readonly (readonly string[])[] = [
    [sheet.value(name, sender.name), sheet.value(style.placeLines(place).join('\n'), sender.address)],
    random
      .shuffle([
        line(random.pick(['Tel.', 'T', 'Phone', 'Telefon']), phone, sender.phone),
        line(random.pick(['Fax', 'F', 'Telefax']), fax, null),
        line(random.pick(['E-Mail', 'Email', 'E']), email, own ? 'vendor_email' : null),
        line(random.pick(['Web', 'www', 'Internet']), website, own ? 'website' : null),
      ])
      .slice(0, random.int(2, 4)),
    [
      sheet.value(composer.text('bank_name'), 'bank_name', null, !own),
      line('IBAN', of('iban'), 'iban'),
      ...(random.chance(0.7) ? [line('BIC', of('bic'), 'bic')] : []),
    ],
    [
      line(
        plainWord(composer, 'registry'),
        random.pattern(random.pick(['HRB 99999', '999 999 999', '99999999'])),
        null,
      ),
      line(
        plainWord(composer, 'vatNumber'),
        random.pattern(
          random.pick(['DE999999999', 'GB999 9999 99', 'FR 99 999999999', 'B-99999999', 'NL999999999B99']),
        ),
        own ? 'vendor_vat_number' : null,
      ),
      ...(random.chance(0.5)
        ? [
            line(
              plainWord(composer, 'taxNumber'),
              random.pattern(random.pick(['99/999/99999', '99-9999999', '999/999/99999'])),
              own ? 'vendor_tax_id' : null,
            ),
          ]
        : []),
      ...(random.chance(0.5)
        ? [
            composer.about('official', () =>
              line(plainWord(composer, 'manager'), style.printName(composer.world.subject), null),
            ),
          ]
        : []),
    ],
  ];
  const chosen = random.some(groups, 2, 4);
  const small = `font-size:${random.between(0.55, 0.8).toFixed(2)}em;line-height:1.2`;
  const place0 = random.chance(0.6) ? 'position:absolute;bottom:1.5%;left:5%;right:5%' : 'margin-top:20px';
  if (random.chance(0.35)) {
    const between = random.pick([' · ', ' - ', ' | ', ', ']);
    return `<div style="${place0};${small};text-align:center">${chosen.flat().join(sheet.other(between)).replaceAll('<br>', ', ')}</div>`;
  }
  return `<div style="${place0};${small};display:flex;gap:14px;justify-content:space-between">${chosen.map((lines) => `<div>${lines.map((text) => `<div>${text}</div>`).join('')}</div>`).join('')}</div>`;
}
