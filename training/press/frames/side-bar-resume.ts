// Curricula vitae of today's templates: a side bar with icons, the name in huge letters, entries in one line, years at either edge, bars for skills.
import { pair, sideBySide, worded } from '../blocks/pairs.ts';
import type { Composer } from '../composer.ts';
import { inCase } from '../look.ts';
import { sentences } from '../prose.ts';
import { escapeHtml } from '../sheet.ts';
import { makeOrganisation } from '../world/organisations.ts';
import { fakerOf } from '../world/people.ts';
import { type Frame, sheetSize } from './frame.ts';

const headings: Record<string, string> = {
  details:
    'Details; Contact; Personal details | Kontakt; Persönliche Daten | Coordonnées; Contact | Datos personales; Contacto | Contatti; Informazioni personali | Contactos | Contact; Personalia',
  work: 'Employment History; Experience; Work experience | Berufserfahrung; Beruflicher Werdegang | Expérience professionnelle; Expériences | Experiencia profesional | Esperienza lavorativa | Experiência profissional | Werkervaring',
  school:
    'Education; Education and training | Ausbildung; Bildungsweg | Formation; Diplômes | Formación académica | Istruzione e formazione | Educação e formação | Opleiding',
  skills:
    'Skills; Languages; Links; Hobbies | Kenntnisse; Sprachen; Hobbys | Compétences; Langues | Idiomas; Competencias | Competenze; Lingue | Competências; Línguas | Vaardigheden; Talen',
  references: 'References | Referenzen | Références | Referencias | Referenze | Referências | Referenties',
  profile: 'Profile; Summary; About me | Profil; Über mich | Profil | Perfil | Profilo | Perfil | Profiel',
};
const order = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const now: Record<string, readonly string[]> = {
  de: ['heute', 'jetzt'],
  fr: ['présent', 'aujourd’hui'],
  es: ['actualidad'],
  it: ['oggi', 'presente'],
  pt: ['atual', 'presente'],
  nl: ['heden'],
  en: ['Present', 'present', 'now'],
};

export const sideBarResumeFrame: Frame = {
  name: 'side-bar-resume',
  kinds: ['resume'],
  draw: (composer) => {
    const { random } = composer;
    const first = random.chance(0.5);
    const name = nameOf(composer);
    const side =
      (first ? name : '') +
      contacts(composer) +
      Array.from({ length: random.int(1, 3) }, () => skills(composer)).join('');
    const dates = random.pick(['left', 'right', 'under', 'behind'] as const);
    const main =
      (first ? '' : name) +
      (random.chance(0.6) ? heading(composer, 'profile') + text(composer, 1, 3) : '') +
      random
        .shuffle([() => jobs(composer, dates), () => schools(composer, dates)])
        .map((draw) => draw())
        .join('') +
      (random.chance(0.45) ? references(composer) : '');
    const bar = random.weighted([
      ['side', 6],
      ['top', 4],
    ]);
    const html =
      bar === 'side'
        ? `<div style="display:flex;gap:24px;flex-direction:${random.pick(['row', 'row', 'row-reverse'])}"><div style="width:${random.int(24, 36)}%;flex:none;overflow-wrap:anywhere;${random.pick(['', 'background:#e7eef0;padding:12px', 'text-align:center'])}">${side}</div><div style="flex:1;min-width:0">${main}</div></div>`
        : sideBySide(
            random.shuffle([name, `<div style="text-align:right;font-size:.9em">${contacts(composer)}</div>`]),
          ) +
          main.replace(name, '') +
          skills(composer);
    return { html, ...sheetSize(composer) };
  },
};

const heading = (composer: Composer, which: string): string => {
  const { random, sheet } = composer;
  const cells = headings[which]!.split('|');
  const text = random.pick(cells[Math.max(0, order.indexOf(composer.language))]!.split(';')).trim();
  return `<div class="h2" style="margin-top:12px">${sheet.heading(inCase(text, random.pick(['title', 'upper'])))}</div>`;
};

const text = (composer: Composer, min: number, max: number): string => {
  const { random, sheet } = composer;
  if (random.chance(0.4)) return `<p>${sheet.prose(escapeHtml(sentences(composer, min, max)))}</p>`;
  return Array.from(
    { length: random.int(min, max + 1) },
    () =>
      `<div style="padding-left:14px">${sheet.other('•')} ${sheet.prose(escapeHtml(sentences(composer, 1, 1)))}</div>`,
  ).join('');
};

function nameOf(composer: Composer): string {
  const { random, sheet, world, style } = composer;
  const { given, surname } = world.subject;
  const upper = style.upper || random.chance(0.25);
  const full = random.pick([`${given} ${surname}`, `${given}\n${surname}`, composer.text('full_name')]);
  const title = random.chance(0.65) ? `<div>${sheet.value(composer.text('job_title'), 'job_title')}</div>` : '';
  return `<div style="font-size:${random.between(1.6, 3.4).toFixed(2)}em;line-height:1.1;letter-spacing:${random.pick([0, 0, 2])}px">${sheet.value(upper ? full.toUpperCase() : full, 'full_name')}</div>${title}`;
}

/** Icons stand where captions would; a reader of letters sees a sign or nothing. */
function contacts(composer: Composer): string {
  const { random, sheet, world } = composer;
  const icons: Record<string, readonly string[]> = {
    phone: ['T', '☎', 'M', '(p)'],
    email: ['@', '✉', 'E', '(e)'],
    address: ['A', '⌂', '●'],
    linkedin: ['in', 'w', '•'],
    website: ['w', '⊕', 'gh'],
    date_of_birth: ['*', '☆'],
    nationality: ['•'],
  };
  const iconic = random.pick(['none', 'none', 'icon', 'icon', 'caption']);
  const values: readonly (readonly [string, string])[] = [
    ['phone', random.chance(0.5) ? world.subject.phone : world.subject.mobile],
    ['email', world.subject.email],
    [
      'address',
      random.chance(0.5) ? composer.style.placeLines(world.subject.home).join('\n') : composer.text('address'),
    ],
    [
      'linkedin',
      random.pick([
        `linkedin.com/in/${world.subject.surname.toLowerCase().replace(/\W/g, '')}`,
        composer.text('linkedin'),
      ]),
    ],
    ['website', composer.text('website')],
    ['date_of_birth', composer.text('date_of_birth')],
    ['nationality', composer.text('nationality')],
  ];
  const extra = random
    .some(
      [
        () => worded(composer, random.pick(['Driving licence', 'Führerschein', 'Permis', 'Carnet']), 'B'),
        () => composer.entry('place_of_birth', true),
        () => composer.entry('marital_status', true),
      ],
      0,
      2,
    )
    .map((draw) => pair(composer, draw(), 'above'));
  const lines = random.some(values, 3, 7).map(([field, value]) => {
    if (iconic === 'caption' || field === 'date_of_birth')
      return pair(
        composer,
        { ...composer.entry(field, true), value: value.replaceAll('\n', ', ') },
        random.pick(['above', 'colon'] as const),
      );
    return `<div style="margin-bottom:2px">${iconic === 'icon' ? `${sheet.other(random.pick(icons[field]!))} ` : ''}${sheet.value(value, field)}</div>`;
  });
  return (random.chance(0.6) ? heading(composer, 'details') : '') + random.shuffle([...lines, ...extra]).join('');
}

function years(composer: Composer, year: number, until: number | null, from: string, to: string): string {
  const { random, sheet, language } = composer;
  const month = random.pick([
    () => '',
    () => '',
    () => `${String(random.int(1, 12)).padStart(2, '0')}/`,
    () => `${random.pick(['Jan', 'Mar', 'Sept.', 'Oct', 'May', 'mars', 'Aug.'])} `,
    () => `${random.pick(['March', 'October', 'July', 'September'])} `,
  ]);
  const end =
    until === null ? sheet.other(random.pick(now[language] ?? now.en!)) : sheet.value(`${month()}${until}`, to);
  return `<span>${sheet.value(`${month()}${year}`, from)} ${sheet.other(random.pick(['–', '-', '—', 'to']))} ${end}</span>`;
}

function placed(dates: 'left' | 'right' | 'under' | 'behind', line: string, span: string, more: string): string {
  if (dates === 'left')
    return `<div style="display:flex;gap:14px;margin-bottom:6px"><div style="width:17%;flex:none;font-size:.9em">${span}</div><div style="flex:1">${line}${more}</div></div>`;
  if (dates === 'right')
    return `<div class="sp" style="gap:12px"><div>${line}</div><div style="white-space:nowrap">${span}</div></div>${more}`;
  if (dates === 'behind') return `<div>${line} (${span})</div>${more}`;
  return `<div>${line}</div><div style="font-size:.8em">${span}</div>${more}`;
}

/** The present employer first, then those of before. */
function jobs(composer: Composer, dates: 'left' | 'right' | 'under' | 'behind'): string {
  const { random, sheet, world, style } = composer;
  let year = random.int(2012, 2023);
  const shape = random.int(0, 4);
  const items = Array.from({ length: random.int(2, 5) }, (_, index) => {
    const current = index === 0 && random.chance(0.75);
    const firm = index === 0 ? world.employer.name : makeOrganisation(random, world.locale, 'firm').name;
    const title = sheet.value(composer.text('job_title'), current ? 'job_title' : 'previous_position');
    const employer = sheet.value(firm, current ? 'employer_name' : 'previous_employer');
    const city = random.chance(0.6)
      ? sheet.other(
          style.upper
            ? fakerOf(world.locale, random).location.city().toUpperCase()
            : fakerOf(world.locale, random).location.city(),
        )
      : '';
    const from = year - random.int(1, 5);
    const span = years(
      composer,
      current ? year : from,
      current ? null : year,
      current ? 'employment_start_date' : 'previous_employment_start',
      'previous_employment_end',
    );
    year = current ? year : from;
    const line = [
      `<b>${title}, ${employer}</b>${city ? `${sheet.other(', ')}${city}` : ''}`,
      `<b>${title}</b>${sheet.other(random.pick([' — ', ' | ', ' at ', ' · ']))}${employer} ${city}`,
      `<b>${employer}</b>${city ? `${sheet.other(' — ')}${city}` : ''}<div>${title}</div>`,
      `<b>${title}</b><div>${employer} ${city}</div>`,
      `${employer}${sheet.other(': ')}${title} ${city}`,
    ][shape]!;
    return placed(dates, line, span, random.chance(0.7) ? text(composer, 1, 2) : '');
  });
  return heading(composer, 'work') + items.join('');
}

function schools(composer: Composer, dates: 'left' | 'right' | 'under' | 'behind'): string {
  const { random, sheet, world } = composer;
  let year = random.int(1998, 2020);
  const shape = random.int(0, 3);
  const items = Array.from({ length: random.int(1, 3) }, (_, index) => {
    const school = sheet.value(
      index === 0 ? world.school.name : makeOrganisation(random, world.locale, 'school').name,
      'university',
    );
    const degree = sheet.value(composer.text('degree'), 'degree');
    const until = year;
    year -= random.int(2, 5);
    const span = random.chance(0.7)
      ? years(composer, year, until, 'education_start', 'graduation_date')
      : sheet.value(String(until), 'graduation_date');
    const line = [
      `<b>${degree}, ${school}</b>`,
      `<b>${school}</b><div>${degree}</div>`,
      `<b>${degree}</b>${sheet.other(' — ')}${school}`,
      `${degree}<div>${school}</div>`,
    ][shape]!;
    const grade = random.chance(0.25) ? pair(composer, composer.entry('gpa', true), 'colon') : '';
    return placed(dates, line, span, grade);
  });
  return heading(composer, 'school') + items.join('');
}

const abilities = [
  'GDP / HACCP audits',
  'Route planning',
  'SQL and Power BI',
  'Python, Rust, R',
  'Supplier negotiation',
  'English',
  'Deutsch',
  'Français',
  'Twi',
  'Swedish',
  'LaTeX, git',
  'Chess, gardening',
  'Excel',
  'First aid',
  'Photoshop',
  'Teamwork',
  'SAP',
  'Norwegian',
  'Irish',
];
function skills(composer: Composer): string {
  const { random, sheet } = composer;
  const levelled = random.chance(0.4);
  const lines = random
    .some(random.shuffle(abilities), 2, 7)
    .map(
      (ability) =>
        `<div class="sp" style="border-bottom:${random.chance(0.4) ? '3px solid #999' : '0'}"><span>${sheet.other(ability)}</span>${levelled ? `<span>${sheet.other(random.pick(['Native', 'C1', 'fluent', '●●●○○', 'Intermediate', '80 %']))}</span>` : ''}</div>`,
    );
  return heading(composer, 'skills') + lines.join('');
}

/** Other people, whose addresses are not the subject's. */
function references(composer: Composer): string {
  const { random } = composer;
  const one = (other: 'friend' | 'official') =>
    composer.about(other, () => {
      const { sheet, world, style } = composer;
      return `<div style="margin-bottom:6px"><b>${sheet.value(style.printName(world.subject), 'full_name')}</b><div>${sheet.value(world.employer.name, null)}</div><div>${sheet.value(world.subject.email, 'email')}</div><div>${sheet.value(world.subject.phone, 'phone')}</div></div>`;
    });
  const both = random.some(['friend', 'official'] as const, 1, 2).map(one);
  return heading(composer, 'references') + (random.chance(0.5) ? sideBySide(both) : both.join(''));
}
