// Letters and contracts: facts told in sentences.
import { drawEntries } from '../blocks/all-blocks.ts';
import type { Composer } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { letterhead, recipient } from './letterhead.ts';
import { chooseTold, tell } from './told.ts';

const salutations = [
  'Dear Sir or Madam,',
  'To whom it may concern,',
  'Dear Mr Smith,',
  'Sehr geehrte Damen und Herren,',
  'Madame, Monsieur,',
  'Estimados señores:',
  'Gentile cliente,',
  'Dear Hiring Manager,',
  'Hello,',
];
const closings = [
  'Sincerely,',
  'Yours faithfully,',
  'Kind regards,',
  'Mit freundlichen Grüßen',
  'Cordialement,',
  'Atentamente,',
  'Best regards,',
  'Thanks,',
];

export const letterFrame: Frame = {
  name: 'letter',
  kinds: [
    'employment_letter',
    'employment_letter',
    'offer_letter',
    'recommendation_letter',
    'letter',
    'letter',
    'ein_letter',
    'insurance_policy',
    'bank_statement',
  ],
  draw: (composer, kind) => {
    const { random, sheet } = composer;
    const date = `<div style="text-align:${random.pick(['left', 'right'])};margin:8px 0">${random.chance(0.2) ? `${sheet.other(`${composer.world.employer.place.city},`)} ` : ''}${sheet.value(composer.text('date'), 'date')}</div>`;
    const to = random.chance(0.7) ? `<div style="margin:14px 0">${recipient(composer, kind.name)}</div>` : '';
    const title = random.chance(0.6) ? `<div class="h1">${composer.title(titleOf(composer, kind))}</div>` : '';
    const reference = random.chance(0.3)
      ? drawEntries(composer, [
          composer.entry(
            random.pick([
              'customer_reference',
              'case_number',
              'account_number',
              'policy_number',
              'loan_id',
              'contract_number',
            ]),
            true,
          ),
        ])
      : '';
    const body = chooseTold(composer, kind.name, 1, 5).map(
      (sentence) => `<p>${tell(composer, sentence)}${random.chance(0.3) ? ` ${paragraph(composer, 1, 2)}` : ''}</p>`,
    );
    const table = random.chance(0.25)
      ? drawEntries(
          composer,
          composer.entries(
            random.some(
              kind.sections.flatMap(({ fields }) => fields),
              2,
              6,
            ),
          ),
        )
      : '';
    const signature = `<p>${sheet.prose(random.pick(closings))}</p><div style="margin-top:${random.int(6, 40)}px">${composer.about('official', () => sheet.value(composer.text('full_name'), 'signatory'))}</div>${random.chance(0.7) ? `<div>${composer.about('official', () => sheet.value(composer.text('job_title'), 'signatory_title'))}</div>` : ''}`;
    const parts = [
      `<div style="text-align:${random.pick(['left', 'center', 'right'])}">${random.chance(0.9) ? letterhead(composer, kind.name) : ''}</div>`,
      date,
      to,
      title,
      reference,
      `<p>${sheet.prose(random.pick(salutations))}</p>`,
      ...body,
      table,
      random.chance(0.5) ? paragraph(composer) : '',
      signature,
    ];
    return { html: parts.join('') + foot(composer) + stamp(composer), ...sheetSize(composer) };
  },
};

const clauseTitles = [
  'Parties',
  'Premises',
  'Term',
  'Rent',
  'Security Deposit',
  'Utilities',
  'Occupants',
  'Governing law',
  'Purpose',
  'Name',
  'Registered office',
  'Notices',
  'Furnishings',
  'Interest',
  'Payments',
  'Mietsache',
  'Miete',
  'Kaution',
];

export const contractFrame: Frame = {
  name: 'contract',
  continues: true,
  kinds: ['lease', 'lease', 'lease', 'articles', 'certificate_of_incorporation', 'letter'],
  draw: (composer, kind) => {
    const { random, sheet } = composer;
    const numbered = random.pick(['none', 'number', 'title', 'both']);
    const clauses = [
      ...chooseTold(composer, kind.name, 2, 8).map((sentence) => tell(composer, sentence)),
      ...Array.from({ length: random.int(1, 6) }, () => ''),
    ].map((html, index) => {
      const title = random.pick(clauseTitles);
      const lead =
        numbered === 'number'
          ? sheet.other(`${index + 1}.`)
          : numbered === 'title'
            ? sheet.heading(`${title.toUpperCase()}:`)
            : numbered === 'both'
              ? sheet.heading(`${index + 1}. ${title}`)
              : '';
      return `<p style="margin:.7em 0">${lead} ${html === '' ? paragraph(composer, 1, 4).replace(/^<p>|<\/p>$/g, '') : html}</p>`;
    });
    const title = composer.later
      ? ''
      : `<div class="h1" style="text-align:center">${composer.title(titleOf(composer, kind))}</div>`;
    const table = random.chance(0.3)
      ? drawEntries(
          composer,
          composer.entries(
            random.some(
              kind.sections.flatMap(({ fields }) => fields),
              3,
              9,
            ),
          ),
        )
      : '';
    const signature = random.chance(0.6)
      ? drawEntries(composer, [
          composer.entry('signatory'),
          composer.entry('date'),
          ...(random.chance(0.3) ? [composer.entry('signatory')] : []),
        ])
      : '';
    const html = `${title}${random.chance(0.3) ? table : ''}${clauses.join('')}${table}${signature}`;
    return { html: html + foot(composer) + stamp(composer), ...sheetSize(composer) };
  },
};

export const certificateFrame: Frame = {
  name: 'certificate',
  heldOut: true,
  kinds: ['diploma', 'certificate_of_incorporation', 'language_test'],
  draw: drawCertificate,
};

/** Diplomas as they are learnt: plainer than the ones kept for validation. */
export const diplomaFrame: Frame = {
  name: 'diploma',
  kinds: ['diploma', 'diploma', 'certificate_of_incorporation', 'transcript'],
  draw: drawCertificate,
};

function drawCertificate(composer: Composer, kind: Kind): ReturnType<Frame['draw']> {
  const { random, sheet } = composer;
  const sender =
    kind.name === 'certificate_of_incorporation'
      ? sheet.heading(composer.world.authority.name)
      : sheet.value(composer.text('university'), 'university');
  const lines = chooseTold(composer, kind.name, 1, 3).map(
    (sentence) => `<p style="margin:1em 6%">${tell(composer, sentence)}</p>`,
  );
  const entries = composer.entries(
    random.some(
      kind.sections.flatMap(({ fields }) => fields),
      2,
      9,
    ),
  );
  const html = `<div style="text-align:center;font-size:1.2em"><div style="font-size:1.6em">${sender}</div><div class="h1">${composer.title(titleOf(composer, kind))}</div>${lines.join('')}</div>${random.chance(0.6) ? drawEntries(composer, entries) : ''}`;
  const landscape = random.chance(0.4);
  const { width, height } = sheetSize(composer);
  return { html: html + foot(composer), width: landscape ? height : width, height: landscape ? width : height };
}
