// The parties of a contract side by side: who they are at its head, and where they sign at its foot.
import type { Composer } from '../composer.ts';
import type { Tongue } from './sentences.ts';
import type { Teller } from './tell.ts';

interface Party {
  readonly name: string;
  readonly address: string;
  readonly captions: Readonly<Record<Tongue, string>>;
}

const captions = (...texts: string[]): Party['captions'] => {
  const [en, de, fr, es, it, pt, nl, pl, sv] = texts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { en, de, fr, es, it, pt, nl, pl, sv };
};

const parties: Readonly<Record<string, readonly [Party, Party]>> = {
  lease: [
    {
      name: 'landlord_name',
      address: 'landlord_address',
      captions: captions(
        'Landlord',
        'Vermieter',
        'Bailleur',
        'Arrendador',
        'Locatore',
        'Senhorio',
        'Verhuurder',
        'Wynajmujący',
        'Hyresvärd',
      ),
    },
    {
      name: 'tenant_name',
      address: 'former_address',
      captions: captions(
        'Tenant',
        'Mieter',
        'Locataire',
        'Arrendatario',
        'Conduttore',
        'Inquilino',
        'Huurder',
        'Najemca',
        'Hyresgäst',
      ),
    },
  ],
  employment_contract: [
    {
      name: 'employer_name',
      address: 'employer_address',
      captions: captions(
        'Employer',
        'Arbeitgeber',
        'Employeur',
        'Empresa',
        'Datore di lavoro',
        'Empregador',
        'Werkgever',
        'Pracodawca',
        'Arbetsgivare',
      ),
    },
    {
      name: 'full_name',
      address: 'employee_address',
      captions: captions(
        'Employee',
        'Arbeitnehmer',
        'Salarié',
        'Trabajador',
        'Lavoratore',
        'Trabalhador',
        'Werknemer',
        'Pracownik',
        'Anställd',
      ),
    },
  ],
};

const sideBySide = (cells: readonly string[], style: string): string =>
  `<table style="table-layout:fixed;font:inherit"><tr>${cells.map((cell) => `<td style="${style}">${cell}</td>`).join('')}</tr></table>`;

/** Empty where the papers of a kind have no two parties. */
export function partiesTable(composer: Composer, teller: Teller, kind: string): string {
  const { random, sheet, look } = composer;
  const border = random.pick(['', 'border:1px solid #888', 'border-top:1px solid #000']);
  const cells = (parties[kind] ?? []).map(({ name, address, captions: known }) => {
    const { id, html } = sheet.caption(known[teller.tongue] + (random.chance(look.colonShare) ? look.colon : ''), name);
    const where = random.chance(0.7) ? `<div>${sheet.value(teller.text(address), address)}</div>` : '';
    return `<div>${html}</div><div>${sheet.value(teller.text(name), name, id)}</div>${where}`;
  });
  return cells.length > 0 ? sideBySide(cells, border) : '';
}

/** Two lines to sign on, with the printed names above or below them and what each is. */
export function signatureBlock(composer: Composer, teller: Teller, kind: string): string {
  const { random, sheet } = composer;
  const isNameAbove = random.chance(0.4);
  const line = `<div style="border-top:1px ${random.pick(['solid', 'dotted'])} #000;margin-top:${isNameAbove ? 2 : random.int(24, 48)}px"></div>`;
  const cells = (parties[kind] ?? []).map(({ name, captions: known }) => {
    const { id, html } = sheet.caption(random.chance(0.25) ? `(${known[teller.tongue]})` : known[teller.tongue], name);
    const printed = `<div>${sheet.value(teller.text(name), name, id)}</div>`;
    return isNameAbove ? `${printed}${line}<div>${html}</div>` : `${line}${printed}<div>${html}</div>`;
  });
  return cells.length > 0 ? sideBySide(cells, 'padding-right:8%') : '';
}
