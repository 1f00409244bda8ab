// Cards one carries: passports, licences, permits, insurance cards, visas.
import { drawEntries } from '../blocks/all-blocks.ts';
import { wordField } from '../captions/wording.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { inCase } from '../look.ts';
import { machineReadableZone } from '../values/machine-readable-zone.ts';
import { type Frame, titleOf } from './frame.ts';

const cardKinds = [
  'passport',
  'passport',
  'id_card',
  'drivers_license',
  'drivers_license',
  'residence_permit',
  'visa',
  'insurance_policy',
  'vehicle_registration',
];

const codes: Record<string, readonly string[]> = {
  license_number: ['4d LIC#', '4d DLN', 'DL', '4dLIC#', 'DLN:', '5.', 'NUMBER', '4d', '9a NUMBER', 'LIC #:'],
  license_class: ['9 CLASS', 'CLASS', '9CLASS', '9.', '9a', 'CLASS:', 'CL'],
  expiry_date: ['4b EXP', 'EXP', '4bEXP', '4b.', 'EXP:', 'EXPIRES', '4b'],
  issue_date: ['4a ISS', 'ISS', '4aISS', '4a.', 'ISS:', 'ISSUED', '4a'],
  surname: ['1', '1.', 'LN', '1 LN', 'FN'],
  given_names: ['2', '2.', 'FN', '2 FN'],
  full_name: ['1', '1,2', 'NAME'],
  date_of_birth: ['3 DOB', 'DOB', '3DOB', '3.', 'DOB:', '3'],
  place_of_birth: ['3.', 'POB'],
  address: ['8', '8.', 'ADDRESS'],
  sex: ['15 SEX', 'SEX', '15SEX', 'SEX:', '15'],
  height: ['16 HGT', 'HGT', '16HGT', 'HGT:', 'HT', '16'],
  weight: ['17 WGT', 'WGT', '17WGT', 'WGT:', 'WT', '17'],
  eye_color: ['18 EYES', 'EYES', '18EYES', 'EYES:', '18'],
  hair_color: ['19 HAIR', 'HAIR', 'HAIR:'],
  restrictions: ['12 RESTR', 'RSTR', '12 REST', 'RESTR:', '12 RESTRICTIONS', '12'],
  endorsements: ['9a END', 'END', '9aEND', 'END:', '9a'],
  document_discriminator: ['5 DD', 'DD', '5DD', 'DD:'],
  issuing_authority: ['4c.', '4c'],
};

function coded(composer: Composer, fields: readonly string[]): Entry[] {
  const codedOnly = fields.filter((field) => codes[field]);
  const style = composer.random.int(0, 6);
  return codedOnly.map((field) => ({
    caption: codes[field]![style % codes[field]!.length]!,
    value: composer.text(field),
    field,
  }));
}

/** The same caption in two or three languages, as passports print it. */
function bilingual(composer: Composer, field: string): Entry {
  const { random } = composer;
  const between = random.pick([' / ', '/', ' / ', ' · ', ' - ']);
  const languages = random.pick([
    ['xx', 'en'],
    ['de', 'en', 'fr'],
    ['fr', 'en'],
    ['es', 'en'],
    ['en', 'fr'],
    ['it', 'en'],
    ['xx', 'en', 'fr'],
  ] as const);
  const first = composer.language === 'en' ? languages : ([composer.language, ...languages.slice(1)] as const);
  const caption = first
    .map((language) => inCase(wordField(field, language, random, composer.share.wordings), composer.look.captionCase))
    .join(between);
  return { caption, value: composer.text(field), field };
}

const place = (composer: Composer, entries: readonly Entry[], codedCaptions: boolean): string => {
  const { random, look } = composer;
  const columns = random.int(2, 3);
  const inline = codedCaptions ? random.chance(0.85) : random.chance(0.12);
  const cells = entries.map((entry) => {
    const { id, html } = codedCaptions ? composer.caption({ ...entry }) : composer.caption(entry);
    const wide = entry.value.length > 22 || entry.caption.length > 30 || random.chance(0.15);
    const value = `<span style="font-weight:${random.chance(0.6) ? 'bold' : 'normal'}">${composer.value(entry, id)}</span>`;
    return `<div style="grid-column:span ${wide ? columns : 1};min-width:0;margin-bottom:${look.gap / 3}px">${inline ? `${html} ${value}` : `<div style="line-height:1;font-size:.85em">${html}</div><div>${value}</div>`}</div>`;
  });
  return `<div style="display:grid;grid-template-columns:repeat(${columns},auto);column-gap:${random.int(4, 24)}px">${cells.join('')}</div>`;
};

function fieldsOf(composer: Composer, kind: Kind): string[] {
  const { random } = composer;
  const all = kind.sections.flatMap((section) => section.fields);
  return [...new Set(random.some(all, Math.min(all.length, 6), Math.min(all.length, 14)))];
}

export const cardFrame: Frame = {
  name: 'card',
  kinds: cardKinds,
  draw: (composer, kind) => {
    const { random, sheet, world } = composer;
    const passport = kind.name === 'passport' || kind.name === 'visa';
    const width = random.int(560, 900);
    const fields = fieldsOf(composer, kind);
    const licence = kind.name === 'drivers_license' && random.chance(0.75);
    const entries = licence
      ? coded(composer, fields)
      : fields.map((field) =>
          random.chance(passport || kind.name === 'id_card' ? 0.55 : 0.1)
            ? bilingual(composer, field)
            : composer.entry(field, true),
        );
    const bare =
      licence && random.chance(0.5) ? ['full_name', 'address'].filter((field) => !fields.includes(field)) : [];
    const issuer =
      kind.name === 'insurance_policy'
        ? sheet.value(world.insurer.name, 'insurer_name')
        : sheet.heading(
            random.pick([
              world.locale.name.toUpperCase(),
              `REPUBLIC OF ${world.locale.name.toUpperCase()}`,
              world.authority.name.toUpperCase(),
              world.subject.home.state.toUpperCase() || world.locale.name,
            ]),
          );
    const head = `<div style="display:flex;justify-content:space-between;font-size:1.25em;margin-bottom:4px"><b>${issuer}</b><span>${composer.title(titleOf(composer, kind))}</span></div>`;
    const photo = random.weighted([
      ['left', 5],
      ['right', 2],
      ['none', 2],
    ]);
    const body = random.chance(0.12) ? drawEntries(composer, entries) : place(composer, entries, licence);
    const free = bare
      .map((field) => `<div style="font-size:1.1em">${sheet.value(composer.text(field), field)}</div>`)
      .join('');
    const loose = random.chance(0.3)
      ? `<div style="text-align:right">${sheet.other(random.pick([random.pattern('9999999'), 'DONOR', 'VETERAN', 'ORGAN DONOR', random.pattern('REV 99/99/9999'), 'USA']))}</div>`
      : '';
    const zone =
      (passport && random.chance(0.85)) || (['id_card', 'residence_permit'].includes(kind.name) && random.chance(0.4))
        ? machineReadableZone(composer, kind.name)
        : '';
    const html = `${head}<div style="display:flex;gap:12px;flex-direction:${photo === 'right' ? 'row-reverse' : 'row'}">${photo === 'none' ? '' : '<div style="width:24%;flex:none;min-height:130px"></div>'}<div style="flex:1;min-width:0">${free}${body}${loose}</div></div>${zone}`;
    return {
      html: onPaper(composer, html),
      width,
      height: Math.round(width * random.pick([0.63, 0.7, 0.7, 0.75, 1.3])),
    };
  },
};

/** Some cards lie on a larger page or table. */
function onPaper(composer: Composer, html: string): string {
  const { random } = composer;
  if (random.chance(0.7)) return html;
  return `<div style="margin:${random.int(0, 12)}% ${random.int(0, 18)}%">${html}</div>`;
}
