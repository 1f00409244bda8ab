// Cards as they are made today: both sides on one page, captions in two or three languages over or after the values, numbers alone, no captions at all.
import { type PairShape, pair, sideBySide } from '../blocks/pairs.ts';
import { wordField } from '../captions/wording.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { inCase } from '../look.ts';
import { machineReadableZone } from '../values/machine-readable-zone.ts';
import type { Language } from '../world/locales.ts';
import { type Frame, titleOf } from './frame.ts';

/** The numbers of the European licence and of the registration certificate. */
const numbers: Record<string, Readonly<Record<string, string>>> = {
  drivers_license: {
    surname: '1',
    given_names: '2',
    date_of_birth: '3',
    issue_date: '4a',
    expiry_date: '4b',
    issuing_authority: '4c',
    license_number: '5',
    address: '8',
    license_class: '9',
    restrictions: '12',
  },
  vehicle_registration: {
    plate_number: 'A',
    first_registration_date: 'B',
    owner_name: 'C.1.1',
    address: 'C.1.3',
    vehicle_make: 'D.1',
    vehicle_model: 'D.3',
    vin: 'E',
    registration_date: 'I',
    fuel_type: 'P.3',
    vehicle_color: 'R',
    body_type: 'J',
  },
};

export const twoSidedCardFrame: Frame = {
  name: 'two-sided-card',
  kinds: [
    'passport',
    'passport',
    'id_card',
    'id_card',
    'drivers_license',
    'drivers_license',
    'residence_permit',
    'residence_permit',
    'visa',
    'vehicle_registration',
    'insurance_policy',
  ],
  draw: (composer, kind) => {
    const { random, sheet, world } = composer;
    const all = [...new Set(kind.sections.flatMap((section) => section.fields))];
    const known = numbers[kind.name];
    const numbered = known !== undefined && random.chance(0.55);
    const fields = random.some(numbered ? all.filter((field) => known[field]) : all, 6, 15);
    const shown =
      numbered && random.chance(0.25) ? [...fields].sort((a, b) => known[a]!.localeCompare(known[b]!)) : fields;
    const languages = random.weighted<readonly Language[]>([
      [[composer.language], 2],
      [[composer.language, 'en'], 4],
      [[composer.language, 'en', 'fr'], 2],
      [[composer.language, 'fr'], 1],
      [['en', composer.language], 1],
    ]);
    const between = random.pick([' / ', '/', ' · ', ' - ', '\n']);
    const entries = shown.map((field) =>
      numbered ? numberedEntry(composer, field, known[field]!) : inLanguages(composer, field, languages, between),
    );
    const two = random.chance(0.55);
    const cut = two ? random.int(3, Math.max(3, entries.length - 2)) : entries.length;
    const bare = random.chance(0.3)
      ? `<div style="text-align:right;font-size:1.1em">${sheet.value(composer.text(numberOf(kind)), numberOf(kind))}</div>`
      : '';
    const zone =
      kind.name === 'passport' ||
      kind.name === 'visa' ||
      (['id_card', 'residence_permit'].includes(kind.name) && random.chance(0.6))
        ? machineReadableZone(composer, kind.name)
        : '';
    const shape = random.pick<PairShape>(
      numbered ? ['colon', 'colon', 'beside'] : ['above', 'above', 'above', 'colon', 'beside', 'below', 'after'],
    );
    const head = `<div style="display:flex;justify-content:space-between;gap:8px;margin-bottom:5px"><b>${sheet.heading(random.pick([world.locale.name, world.locale.name.toUpperCase(), `${world.locale.name} ${world.locale.iso3}`, world.authority.name]))}</b><span>${composer.title(titleOf(composer, kind))}</span>${bare}</div>`;
    const picture = random.chance(0.85)
      ? `<div style="width:${random.int(18, 32)}%;flex:none;min-height:120px">${random.chance(0.2) ? `<div style="margin-top:130px;font-size:.8em">${sheet.other(random.pick(['SPECIMEN', 'DONOR', random.pattern('99AA99999')]))}</div>` : ''}</div>`
      : '';
    const legend = numbered && two && random.chance(0.6) ? legendOf(composer, fields, known) : '';
    const front = `${head}<div style="display:flex;gap:14px;flex-direction:${random.pick(['row', 'row', 'row-reverse'])}">${picture}<div style="flex:1;min-width:0">${grid(composer, entries.slice(0, cut), shape)}</div></div>${two ? '' : zone}`;
    const back = two
      ? `<div style="margin-top:${random.int(30, 80)}px">${sideBySide(random.shuffle([grid(composer, entries.slice(cut), shape), legend || loose(composer)]), 16)}${zone}</div>`
      : '';
    const width = random.int(560, 880);
    const beside = two && languages.length === 1 && random.chance(0.25);
    const html = `<div style="margin:${random.int(0, 6)}% ${random.int(0, 12)}%">${beside ? sideBySide([front, back], 30) : front + back}</div>`;
    return {
      html,
      width,
      height: Math.round(width * (two && !beside ? random.between(1.1, 1.45) : random.between(0.65, 0.95))),
    };
  },
};

const numberOf = (kind: Kind): string =>
  ({
    passport: 'passport_number',
    drivers_license: 'license_number',
    vehicle_registration: 'plate_number',
    insurance_policy: 'policy_number',
  })[kind.name] ?? 'document_number';

/** "4b." with its value, now and then with its caption as well. */
function numberedEntry(composer: Composer, field: string, number: string): Entry {
  const { random } = composer;
  const sign = number + random.pick(['.', '.', '', ')']);
  const caption = random.chance(0.12)
    ? `${sign} ${inCase(wordField(field, composer.language, random, composer.share.wordings), 'sentence')}`
    : sign;
  return { caption, value: composer.text(field), field };
}

function inLanguages(composer: Composer, field: string, languages: readonly Language[], between: string): Entry {
  const { random, look, share } = composer;
  const wordings = [
    ...new Set(
      languages.map((language) => inCase(wordField(field, language, random, share.wordings), look.captionCase)),
    ),
  ];
  const number = look.numbered ? `${random.int(1, 14)}. ` : '';
  return { caption: number + wordings.join(between === '\n' ? ' / ' : between), value: composer.text(field), field };
}

/** Cells of uneven width in rows; one or two of the values stand without their caption. */
function grid(composer: Composer, entries: readonly Entry[], shape: PairShape): string {
  const { random, sheet } = composer;
  const columns = random.pick(entries.some(({ caption }) => caption.length > 24) ? [1, 1, 2] : [1, 2, 2, 3]);
  const size = random.between(0.55, 0.85).toFixed(2);
  const cells = entries.map((entry) => {
    const wide = entry.value.length > 20 || entry.caption.length > 34 || random.chance(0.2);
    const naked = random.chance(0.07);
    const inner = naked
      ? sheet.value(entry.value, entry.field)
      : pair(composer, entry, shape, 40).replace(
          '<div style="line-height:1.05">',
          `<div style="line-height:1.05;font-size:${size}em">`,
        );
    return `<div style="grid-column:span ${wide ? columns : 1};min-width:0;margin-bottom:${random.pick([1, 3, 6])}px">${inner}</div>`;
  });
  return `<div style="display:grid;grid-template-columns:repeat(${columns},auto);column-gap:${random.int(6, 26)}px">${cells.join('')}</div>`;
}

/** Legend of the numbers: captions without values. */
function legendOf(composer: Composer, fields: readonly string[], known: Readonly<Record<string, string>>): string {
  const { random, sheet, share, language } = composer;
  const lines = fields.map(
    (field) =>
      `<div>${sheet.other(`${known[field]}. ${inCase(wordField(field, language, random, share.wordings), 'sentence')}`)}</div>`,
  );
  const classes = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D', 'BE'].map(
    (name) =>
      `<tr><td>${sheet.other(name)}</td>${Array.from({ length: 3 }, () => `<td>${sheet.other(random.chance(0.3) ? random.pattern('09.06.2099').replace('2099', '2014') : '—')}</td>`).join('')}</tr>`,
  );
  return `<div style="font-size:.7em">${lines.join('')}</div>${random.chance(0.6) ? `<table style="font-size:.7em">${classes.join('')}</table>` : ''}`;
}

function loose(composer: Composer): string {
  const { random, sheet } = composer;
  return Array.from(
    { length: random.int(0, 3) },
    () =>
      `<div>${sheet.other(random.pick([random.pattern('9999 9999 999'), random.pattern('A9999999'), 'IMPRIMERIE NATIONALE', random.pattern('REV 99/99/2019'), composer.world.locale.iso3, 'Signature of bearer / Signature du titulaire']))}</div>`,
  ).join('');
}
