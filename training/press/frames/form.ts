// Forms: sections of captions, many of them empty, between instructions.
import { drawEntries, pickBlock } from '../blocks/all-blocks.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Kind, Section } from '../kinds/kind.ts';
import { inCase } from '../look.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';

const formKinds = [
  'application_form',
  'application_form',
  'application_form',
  'application_form',
  'tax_return',
  'tax_form_w9',
  'tax_form_w2',
  'tax_form_1099',
  'tax_form_1098',
  'employment_letter',
  'insurance_policy',
  'lease',
  'articles',
  'vehicle_registration',
  'language_test',
  'transcript',
  'certificate_of_incorporation',
  'pay_stub',
];
const allSections = (kind: Kind, random: Composer['random']): Section[] => {
  const max = kind.sections.length;
  return random.some(kind.sections, Math.min(max, 2), max);
};

function sectionEntries(composer: Composer, section: Section): Entry[] {
  const { random } = composer;
  const chosen = random.some(section.fields, Math.min(3, section.fields.length), random.pick([5, 8, 14]));
  const entries = composer.entries(random.chance(0.2) ? random.shuffle(chosen) : chosen);
  for (
    let i = random.weighted([
      [0, 5],
      [1, 2],
      [random.int(2, 4), 2],
    ]);
    i > 0;
    i--
  ) {
    entries.splice(random.int(0, entries.length), 0, random.chance(0.5) ? composer.question() : composer.invented());
  }
  return entries;
}

function sectionTitle(composer: Composer, title: string, index: number): string {
  if (title === '') return '';
  const { random } = composer;
  const text = random.pick(title.split(';')).trim();
  const numbered = random.pick([
    text,
    text,
    `${index + 1}. ${text}`,
    `Section ${index + 1}: ${text}`,
    `Part ${'I'.repeat(Math.min(3, index + 1))} ${text}`,
    `${String.fromCharCode(65 + index)}. ${text}`,
  ]);
  const bar = random.weighted([
    ['', 4],
    ['background:#222;color:#fff;padding:2px 6px', 2],
    ['background:#ddd;padding:2px 6px', 2],
    ['border-bottom:1px solid #000', 2],
    ['text-align:center', 1],
  ]);
  return `<div class="h2" style="${bar}">${composer.title(numbered)}</div>`;
}

export const formFrame: Frame = {
  name: 'form',
  continues: true,
  kinds: formKinds,
  draw: (composer, kind) => {
    const { random, sheet } = composer;
    const size = sheetSize(composer);
    const block = pickBlock(random, composer.share);
    const steady = random.chance(0.6);
    const parts: string[] = [];
    if (!composer.later && random.chance(0.4))
      parts.push(
        `<div class="top">${sheet.other(composer.world.authority.name)}<span>${random.chance(0.5) ? sheet.other(random.pattern('Form AA-999')) : ''}</span></div>`,
      );
    if (!composer.later) parts.push(`<div class="h1">${composer.title(titleOf(composer, kind))}</div>`);
    if (random.chance(0.4)) parts.push(paragraph(composer, 1, 3));
    const wanted = random.pick([8, 20, 35, 50, 70]);
    let count = 0;
    const sections = allSections(kind, random);
    while (sections.length < 9) sections.push(random.pick(kind.sections));
    sections.forEach((section, index) => {
      if (count >= wanted) return;
      const draw = () => {
        const entries = sectionEntries(composer, section);
        count += entries.length;
        const shown = steady ? block : pickBlock(random, composer.share);
        if (!random.chance(0.12)) return drawEntries(composer, entries, shown);
        const half = Math.ceil(entries.length / 2);
        return drawEntries(composer, entries.slice(0, half), shown) + drawEntries(composer, entries.slice(half));
      };
      const other = random.chance(0.03) ? 'friend' : section.about;
      parts.push(sectionTitle(composer, section.title, index) + (other ? composer.about(other, draw) : draw()));
      if (random.chance(0.18)) parts.push(paragraph(composer, 1, 3));
      if (random.chance(0.1)) parts.push(checkList(composer));
    });
    if (random.chance(0.25)) parts.push(checkList(composer));
    if (random.chance(0.3)) parts.push(paragraph(composer, 1, 5));
    const columns = random.chance(0.08);
    const body = columns ? `<div style="columns:2;column-gap:24px">${parts.join('')}</div>` : parts.join('');
    return { html: body + foot(composer) + stamp(composer), ...size };
  },
};

/** Forms of any trade, in nobody's words but the trade's own. */
export const tradeFrame: Frame = {
  name: 'trade-form',
  kinds: ['other', 'other', 'application_form'],
  draw: (composer, kind) => {
    const { random, sheet } = composer;
    const size = sheetSize(composer);
    const parts: string[] = [];
    const organisation = composer.world.employer;
    if (random.chance(0.6))
      parts.push(
        `<div style="text-align:${random.pick(['left', 'center', 'right'])}">${random.chance(0.6) ? sheet.heading(organisation.name) : sheet.other(organisation.name)}</div>`,
      );
    if (random.chance(0.3))
      parts.push(
        `<div style="text-align:center;font-size:.9em">${sheet.other(composer.style.printPlace(organisation.place))}</div>`,
      );
    const text = composer.invented().caption;
    parts.push(
      `<div class="h1">${composer.title(kind.name === 'other' ? `${text} ${random.pick(['Form', 'Report', 'Request', 'Sheet', 'Summary', 'Record', ''])}` : titleOf(composer, kind))}</div>`,
    );
    for (let i = random.int(1, 9); i > 0; i--) {
      const entries = Array.from({ length: random.int(2, 10) }, () => {
        if (random.chance(0.25))
          return composer.entry(
            random.pick([
              'full_name',
              'date',
              'phone',
              'address',
              'company_name',
              'email',
              'city',
              'signatory',
              'job_title',
              'department',
              'state',
              'fax',
              'order_number',
              'total',
            ]),
          );
        return random.chance(0.12) ? composer.question() : composer.invented();
      });
      if (random.chance(0.3))
        parts.push(`<div class="h2">${composer.title(composer.invented().caption.replace(/[:?.]+$/, ''))}</div>`);
      parts.push(drawEntries(composer, entries));
      if (random.chance(0.25)) parts.push(paragraph(composer, 1, 3));
      if (random.chance(0.15)) parts.push(numbersTable(composer));
    }
    return { html: parts.join('') + foot(composer) + stamp(composer), ...size };
  },
};

/** Boxes to tick behind one question: what is ticked answers it. */
function checkList(composer: Composer): string {
  const { random, sheet, look } = composer;
  const { id, html } = composer.caption({
    ...composer.invented(),
    caption: `${composer.invented().caption} (${random.pick(['check all that apply', 'check one', 'select one', 'tick as appropriate'])})`,
  });
  const columns = random.int(1, 4);
  const options = Array.from({ length: random.int(2, 12) }, () => {
    const ticked = random.chance(0.2);
    const text = inCase(
      random.chance(0.5) ? composer.note() : composer.invented().caption.replace(/[:?]+$/, ''),
      look.captionCase,
    );
    return `<div>${sheet.tick(ticked)} ${ticked ? sheet.value(text, null, id) : sheet.other(text)}</div>`;
  });
  return `<div>${html}</div><div style="columns:${columns};column-gap:16px">${options.join('')}</div>`;
}

/** A table of numbers under headings: nothing in it answers a caption of its own. */
export function numbersTable(composer: Composer): string {
  const { random, sheet } = composer;
  const columns = random.int(3, 7);
  const line = random.chance(0.5) ? `border:${composer.look.line}` : '';
  const head = Array.from(
    { length: columns },
    () => `<td style="${line}">${sheet.heading(composer.invented().caption)}</td>`,
  );
  const rows = Array.from({ length: random.int(2, 8) }, () => {
    const name = sheet.other(composer.invented().caption.replace(/[:?]/g, ''));
    const cells = Array.from(
      { length: columns - 1 },
      () =>
        `<td style="${line};text-align:right">${sheet.other(String(random.pick([random.int(0, 999), random.between(0, 100).toFixed(2), random.int(1000, 99999).toLocaleString('en')])))}</td>`,
    );
    return `<tr><td style="${line}">${name}</td>${cells.join('')}</tr>`;
  });
  return `<table><tr>${head.join('')}</tr>${rows.join('')}</table>`;
}
