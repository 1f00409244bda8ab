// Curricula vitae: contacts without captions, jobs and schools with dates, skills.
import type { Composer } from '../composer.ts';
import { inCase } from '../look.ts';
import { sentences } from '../prose.ts';
import { escapeHtml } from '../sheet.ts';
import { type Frame, sheetSize } from './frame.ts';
import { said } from './letterhead.ts';

const headings: Record<string, readonly string[]> = {
  contact: ['Contact', 'Personal details', 'Kontakt', 'Contacto', 'Persönliche Daten'],
  profile: ['Profile', 'Summary', 'About me', 'Objective', 'Profil'],
  work: [
    'Experience',
    'Work Experience',
    'Employment History',
    'Professional Experience',
    'Berufserfahrung',
    'Expérience professionnelle',
    'Experiencia laboral',
  ],
  school: ['Education', 'Education and Training', 'Ausbildung', 'Formation', 'Educación'],
  skills: ['Skills', 'Languages', 'Interests', 'Awards', 'Certifications', 'Kenntnisse', 'Compétences'],
};

export const resumeFrame: Frame = {
  name: 'resume',
  kinds: ['resume'],
  draw: (composer) => {
    const { random, sheet } = composer;
    const name = `<div style="font-size:${random.between(1.4, 2.6)}em">${sheet.value(composer.text('full_name'), 'full_name')}</div>${random.chance(0.6) ? `<div>${sheet.value(composer.text('job_title'), 'job_title')}</div>` : ''}`;
    const contact = contacts(composer);
    const main = random
      .shuffle([() => jobs(composer), () => schools(composer), () => profile(composer)])
      .map((draw) => draw());
    const side = skills(composer);
    const two = random.chance(0.5);
    const body = two
      ? `<div style="display:flex;gap:24px;flex-direction:${random.pick(['row', 'row-reverse'])}"><div style="width:${random.int(24, 38)}%;flex:none">${head(composer, 'contact')}${contact}${side}</div><div style="flex:1;min-width:0">${main.join('')}</div></div>`
      : `${contact}${main.join('')}${side}`;
    return {
      html: `<div style="text-align:${random.pick(['left', 'center'])}">${name}</div>${body}`,
      ...sheetSize(composer),
    };
  },
};

const head = (composer: Composer, which: string): string =>
  `<div class="h2">${composer.sheet.heading(inCase(composer.random.pick(headings[which]!), composer.random.pick(['title', 'upper'])))}</div>`;

function contacts(composer: Composer): string {
  const { random, world } = composer;
  const parts = [
    () => said(composer, random.pick(['Phone', 'Tel.', 'Mobile']), world.subject.phone, 'phone'),
    () => said(composer, random.pick(['E-mail', 'Email']), world.subject.email, 'email'),
    () => said(composer, 'Address', composer.text('address'), 'address'),
    () =>
      said(
        composer,
        random.pick(['Website', 'LinkedIn', 'GitHub']),
        composer.text('linkedin') || world.employer.website,
        random.chance(0.5) ? 'website' : 'linkedin',
      ),
    () =>
      said(
        composer,
        random.pick(['Date of birth', 'Born', 'Geburtsdatum']),
        composer.text('date_of_birth'),
        'date_of_birth',
      ),
    () => said(composer, 'Nationality', composer.text('nationality'), 'nationality'),
  ];
  const chosen = random.some(parts, 2, 6).map((draw) => draw());
  return random.chance(0.35)
    ? chosen.join('').replaceAll('<div>', '<span style="margin-right:1em">').replaceAll('</div>', '</span>')
    : chosen.join('');
}

function span(composer: Composer, from: string, to: string | null): string {
  const { random, sheet } = composer;
  const month = () =>
    random.pick(['January', 'March', 'May', 'June', 'September', 'October', 'Jan', 'Aug', '01/', '03/', '09/', '']);
  const year = random.int(1990, 2019);
  const at = (value: number) => {
    const text = month();
    return text.endsWith('/') ? `${text}${value}` : `${text} ${value}`.trim();
  };
  const until =
    to === null
      ? sheet.other(random.pick(['present', 'Present', 'today', 'heute', 'now']))
      : sheet.value(at(year + random.int(1, 6)), to);
  return `${sheet.value(at(year), from)} ${sheet.other(random.pick(['-', '–', 'to', '—', 'bis']))} ${until}`;
}

function jobs(composer: Composer): string {
  const { random, sheet } = composer;
  const items = Array.from({ length: random.int(1, 4) }, (_, index) => {
    const now = index === 0 && random.chance(0.6);
    const employer = sheet.value(
      index === 0 ? composer.text('employer_name') : composer.text('previous_employer').replace(/^/, ''),
      now ? 'employer_name' : 'previous_employer',
    );
    const title = sheet.value(composer.text('job_title'), now ? 'job_title' : 'previous_position');
    const dates = now
      ? span(composer, 'employment_start_date', null)
      : span(composer, 'previous_employment_start', 'previous_employment_end');
    const text = `<p>${sheet.prose(escapeHtml(sentences(composer, 1, 3)))}</p>`;
    return random.pick([
      `<div class="sp"><b>${title}</b><span>${dates}</span></div><div>${employer}</div>${text}`,
      `<div><b>${employer}</b></div><div>${title}</div><div>${dates}</div>${text}`,
      `<div>${title}${sheet.other(random.pick([',', ' at', ' -', ' |']))} ${employer}</div><div>${dates}</div>${text}`,
      `<div style="display:flex;gap:14px"><div style="width:26%;flex:none">${dates}</div><div><div><b>${title}</b></div><div>${employer}</div>${text}</div></div>`,
    ]);
  });
  return head(composer, 'work') + items.join('');
}

function schools(composer: Composer): string {
  const { random, sheet } = composer;
  const items = Array.from({ length: random.int(1, 3) }, () => {
    const school = sheet.value(composer.text('university'), 'university');
    const degree = sheet.value(composer.text('degree'), 'degree');
    const dates = random.chance(0.7)
      ? span(composer, 'education_start', 'graduation_date')
      : sheet.value(composer.text('graduation_date'), 'graduation_date');
    return random.pick([
      `<div class="sp"><b>${degree}</b><span>${dates}</span></div><div>${school}</div>`,
      `<div>${school}${sheet.other(',')} ${dates}</div><div>${degree}</div>`,
      `<div>${degree}</div><div>${school}</div><div>${dates}</div>`,
    ]);
  });
  return head(composer, 'school') + items.join('');
}

const profile = (composer: Composer): string =>
  `${composer.random.chance(0.7) ? head(composer, 'profile') : ''}<p>${composer.sheet.prose(escapeHtml(sentences(composer, 1, 3)))}</p>`;

const known = [
  'HTML5',
  'JavaScript',
  'React',
  'Photoshop',
  'MS Office',
  'SQL',
  'Project management',
  'English',
  'French',
  'Public speaking',
  'Java',
  'Reading',
  'Imagination',
  'Accounting',
  'Excel',
  'Docker',
  'Deutsch (Muttersprache)',
];
function skills(composer: Composer): string {
  const { random, sheet } = composer;
  return (
    head(composer, 'skills') +
    random
      .some(known, 2, 7)
      .map((skill) => `<div>${random.chance(0.4) ? sheet.other('•') : ''} ${sheet.other(skill)}</div>`)
      .join('')
  );
}
