// Slips of numbered boxes: wages, interest, insurance certificates. A party's name and address share one caption, amounts stand under tiny ones, copies repeat.
import { denseGrid } from '../blocks/dense.ts';
import { pairs, sideBySide } from '../blocks/pairs.ts';
import type { Composer, Entry } from '../composer.ts';
import type { Kind } from '../kinds/kind.ts';
import { paragraph } from '../prose.ts';
import { type Frame, foot, sheetSize, titleOf } from './frame.ts';

/** Name and address of a party, and the captions under which both stand. */
const parties: Record<string, readonly (readonly [string, string, string])[]> = {
  tax_form_w2: [
    ['employer_name', 'employer_address', "Employer's name, address, and ZIP code"],
    [
      'full_name',
      'employee_address',
      "Employee's name, address, and ZIP code; Employee's first name and initial, last name",
    ],
  ],
  tax_form_1099: [
    ['payer_name', 'payer_address', "PAYER'S name, street address, city or town, state, ZIP, and telephone no."],
    ['recipient_name', 'recipient_address', "RECIPIENT'S name; Recipient's name and address; Bénéficiaire"],
  ],
  tax_form_1098: [
    [
      'payer_name',
      'payer_address',
      "FILER'S name, street address, city or town; RECIPIENT'S/LENDER'S name, street address",
    ],
    ['recipient_name', 'recipient_address', "STUDENT'S name; PAYER'S/BORROWER'S name"],
  ],
  insurance_policy: [
    ['producer_name', 'producer_address', 'PRODUCER; AGENCY; Vermittler; Agent général'],
    [
      'insured_name',
      'insured_address',
      'INSURED; Named insured and mailing address; Versicherungsnehmer; Souscripteur; Tomador',
    ],
    ['insurer_name', 'insurer_address', 'INSURER A; Company; Underwritten by'],
  ],
  vehicle_registration: [
    ['owner_name', 'address', 'Registered owner; Owner name and address; Titulaire; Halter; Registered keeper'],
  ],
  visa: [['full_name', 'address', 'Applicant; Name and address in home country; Demandeur']],
  pay_stub: [
    ['employer_name', 'employer_address', 'Employer; Arbeitgeber; Employeur; Empresa; Datore di lavoro'],
    ['full_name', 'employee_address', 'Employee; Arbeitnehmer; Salarié; Trabajador; Dipendente'],
  ],
  lease: [
    ['landlord_name', 'landlord_address', 'Landlord; Vermieter; Bailleur; Arrendador; Locatore'],
    ['tenant_name', 'address', 'Tenant; Mieter; Locataire; Arrendatario; Conduttore'],
  ],
};

export const taxSlipFrame: Frame = {
  name: 'tax-slip',
  kinds: [
    'tax_form_w2',
    'tax_form_w2',
    'tax_form_1099',
    'tax_form_1098',
    'insurance_policy',
    'vehicle_registration',
    'visa',
    'pay_stub',
    'lease',
  ],
  draw: (composer, kind) => {
    const { random, sheet } = composer;
    const copies = random.weighted([
      [1, 7],
      [2, 3],
    ]);
    const slip = drawSlip(composer, kind);
    const parts = Array.from({ length: copies }, (_, index) => (index === 0 ? slip : drawSlip(composer, kind)));
    const note = random.chance(0.4) ? paragraph(composer, 1, 3) : '';
    const name = random.chance(0.5)
      ? `<div class="sp"><span>${composer.title(titleOf(composer, kind))}</span><span>${sheet.value(composer.text('tax_year'), /^tax/.test(kind.name) ? 'tax_year' : null)}</span><span>${sheet.other(random.pick(['Copy B', 'OMB No. 1545-0008', 'Copy C For employee', 'Keep for your records', 'Duplicata']))}</span></div>`
      : `<div class="h1">${composer.title(titleOf(composer, kind))}</div>`;
    return {
      html: `${name}${parts.join(`<div style="border-top:1px dashed #000;margin:14px 0"></div>`)}${note}${foot(composer)}`,
      ...sheetSize(composer),
    };
  },
};

function drawSlip(composer: Composer, kind: Kind): string {
  const { random } = composer;
  const both = parties[kind.name]!;
  const known = new Set(both.flat());
  const fields = [...new Set(kind.sections.flatMap((section) => section.fields))].filter((field) => !known.has(field));
  const entries = composer.entries(random.some(fields, 4, 18));
  const own: Entry[] = Array.from({ length: random.int(0, 4) }, () => composer.invented());
  const codes: Entry[] = random.chance(0.4)
    ? ['12a', '12b', '14'].map((caption) => ({
        caption,
        value: random.chance(0.4) ? '' : `${random.pick(['D', 'DD', 'W', 'UNION', 'C'])} ${random.pattern('9999.99')}`,
        field: null,
      }))
    : [];
  const all = random.chance(0.4) ? random.shuffle([...entries, ...own, ...codes]) : [...entries, ...own, ...codes];
  const drawn = both.map((party) => partyBox(composer, party));
  const grid = (some: readonly Entry[], most: number) =>
    random.chance(0.8) ? denseGrid(composer, some, most) : pairs(composer, some);
  const half = Math.ceil(all.length / 2);
  return random.pick([
    () => sideBySide([drawn.join('') + grid(all.slice(0, 2), 1), grid(all.slice(2), 2)], 0),
    () => sideBySide(drawn, 0) + grid(all, 4),
    () => grid(all.slice(0, half), 3) + sideBySide(drawn, 0) + grid(all.slice(half), 5),
    () => sideBySide([grid(all, 2), drawn.join('')], 0, [1.3, 1]),
  ])();
}

function partyBox(composer: Composer, [name, address, captions]: readonly [string, string, string]): string {
  const { random, style, look, world, sheet } = composer;
  const { id, html } = composer.caption({
    caption: `${random.pick(['', '', 'c ', 'e/f '])}${random.pick(captions.split(';')).trim()}`,
    value: '',
    field: name,
  });
  const place =
    {
      employer_address: world.employer.place,
      payer_address: world.employer.place,
      insurer_address: world.insurer.place,
      producer_address: world.vendor.place,
      landlord_address: world.landlord.place,
    }[address] ?? world.subject.home;
  const whole = random.chance(0.9)
    ? composer.block({ text: composer.text(name), field: name }, style.placeLines(place), address, id)
    : '';
  const more = random.chance(0.15) ? `<div>${sheet.other(random.pattern('99-9999999'))}</div>` : '';
  return `<div style="border:${look.line};padding:2px 4px;min-height:70px"><div style="font-size:.7em;line-height:1.05">${html}</div>${whole}${more}</div>`;
}
