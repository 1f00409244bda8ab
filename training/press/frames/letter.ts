// Letters and contracts: facts told in sentences.
import { drawEntries } from '../blocks/all-blocks.ts';
import type { Composer } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { titles } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { closings, salutations } from '../told/clause-titles.ts';
import { partiesTable, signatureBlock } from '../told/parties.ts';
import { type Setting, setText } from '../told/running-text.ts';
import { Teller } from '../told/tell.ts';
import { type Frame, foot, sheetSize, stamp, titleOf } from './frame.ts';
import { letterhead, recipient } from './letterhead.ts';

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
    const teller = new Teller(composer);
    const date = `<div style="text-align:${random.pick(['left', 'right'])};margin:8px 0">${random.chance(0.2) ? `${sheet.other(`${composer.world.employer.place.city},`)} ` : ''}${sheet.value(teller.text('date'), 'date')}</div>`;
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
    const setting = random.weighted<Setting>([
      ['paragraphs', 6],
      ['grouped', 6],
      ['block', 3],
      ['columns', 1],
      ['numbered', 1.5],
      ['titled', 0.7],
    ]);
    const body = setText(
      composer,
      teller,
      teller.choose(kind.name, random.pick([1, 3, 3]), random.pick([5, 8, 12])),
      setting,
    );
    const table = random.chance(0.25)
      ? drawEntries(
          composer,
          teller.entries(
            random.some(
              kind.sections.flatMap(({ fields }) => fields),
              2,
              6,
            ),
          ),
        )
      : '';
    const signature = `<p>${sheet.prose(random.pick(closings[teller.tongue]))}</p><div style="margin-top:${random.int(6, 40)}px">${sheet.value(teller.text('signatory', true), 'signatory', null, true)}</div>${random.chance(0.7) ? `<div>${sheet.value(teller.text('signatory_title', true), 'signatory_title', null, true)}</div>` : ''}`;
    const parts = [
      `<div style="text-align:${random.pick(['left', 'center', 'right'])}">${random.chance(0.9) ? letterhead(composer, kind.name) : ''}</div>`,
      date,
      to,
      title,
      reference,
      `<p>${sheet.prose(random.pick(salutations[teller.tongue]))}</p>`,
      body,
      table,
      random.chance(0.5) ? paragraph(composer) : '',
      signature,
    ];
    return { html: parts.join('') + foot(composer) + stamp(composer), ...sheetSize(composer) };
  },
};

/** Contracts of employment are papers of no kind of their own. */
const employmentContract: Kind = {
  name: 'employment_contract',
  titles: titles(
    'Employment Agreement; Contract of Employment; Employment Contract; Terms of Employment',
    'Arbeitsvertrag; Anstellungsvertrag',
    'Contrat de travail; Contrat de travail à durée indéterminée',
    'Contrato de trabajo',
    'Contratto di lavoro; Lettera di assunzione',
    'Contrato de trabalho',
    'Arbeidsovereenkomst',
  ),
  sections: [
    {
      title: '',
      fields: [
        'full_name',
        'date_of_birth',
        'employee_address',
        'employer_name',
        'employer_address',
        'job_title',
        'employment_start_date',
        'gross_monthly_income',
        'agreement_date',
        'department',
      ],
    },
  ],
};

export const contractFrame: Frame = {
  name: 'contract',
  continues: true,
  kinds: ['lease', 'lease', 'lease', 'lease', 'articles', 'certificate_of_incorporation', 'letter', 'other', 'other'],
  draw: (composer, drawn) => {
    const { random } = composer;
    const kind = drawn.name === 'other' ? employmentContract : drawn;
    const teller = new Teller(composer);
    const told = [
      ...teller.choose(kind.name, 3, random.pick([6, 9, 12])),
      ...Array.from({ length: random.int(0, 5) }, () => null),
    ];
    const setting = random.weighted<Setting>([
      ['paragraphs', 3],
      ['grouped', 2],
      ['block', 1.5],
      ['columns', 1.5],
      ['numbered', 4],
      ['headed', 3],
      ['titled', 3],
    ]);
    const clauses = setText(composer, teller, random.chance(0.3) ? random.shuffle(told) : told, setting);
    const parties = random.chance(0.25) ? partiesTable(composer, teller, kind.name) : '';
    const title = composer.later
      ? ''
      : `<div class="h1" style="text-align:center">${composer.title(titleOf(composer, kind))}</div>`;
    const table = random.chance(0.3)
      ? drawEntries(
          composer,
          teller.entries(
            random.some(
              kind.sections.flatMap(({ fields }) => fields),
              3,
              9,
            ),
          ),
        )
      : '';
    const signature = random.weighted<() => string>([
      [() => '', 3],
      [() => signatureBlock(composer, teller, kind.name), 4],
      [
        () =>
          drawEntries(composer, [
            composer.entry('signatory'),
            composer.entry('date'),
            ...(random.chance(0.3) ? [composer.entry('signatory')] : []),
          ]),
        4,
      ],
    ])();
    const isTableFirst = random.chance(0.3);
    const html = `${title}${parties}${isTableFirst ? table : ''}${clauses}${isTableFirst ? '' : table}${signature}`;
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
  const teller = new Teller(composer);
  const sender =
    kind.name === 'certificate_of_incorporation'
      ? sheet.heading(composer.world.authority.name)
      : sheet.value(teller.text('university'), 'university');
  const lines = teller
    .choose(kind.name === 'transcript' ? 'diploma' : kind.name, 1, 4)
    .map((sentence) => `<p style="margin:1em 6%">${teller.tell(sentence)}</p>`);
  const entries = teller.entries(
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
