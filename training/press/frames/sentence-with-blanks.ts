// Sentences that ask: their words are captions, and what was filled into their blanks are values.
import type { Composer } from '../composer.ts';

const sentences: Record<string, readonly string[]> = {
  en: [
    'I, {full_name}, born on {date_of_birth} in {place_of_birth}, residing at {address}, apply for the above.',
    'My name is {full_name} and I work for {employer_name} as {job_title} since {employment_start_date}.',
    'This lease begins on {lease_start_date} and ends on {lease_end_date}, at a rent of {monthly_rent} a month.',
    'The undersigned {signatory} declares on {date} at {place} that the above is correct.',
    'Paid by {payment_method} from account no. {account_number} at {bank_name}.',
  ],
  de: [
    'Ich, {full_name}, geboren am {date_of_birth} in {place_of_birth}, wohnhaft in {address}, beantrage hiermit',
    'Das Mietverhältnis beginnt am {lease_start_date}. Die Miete beträgt monatlich {monthly_rent}.',
    'Beschäftigt bei {employer_name} als {job_title} seit dem {employment_start_date}',
    'Kontoinhaber {full_name}, IBAN {iban} bei der {bank_name}',
  ],
  fr: [
    'Je soussigné(e) {full_name}, né(e) le {date_of_birth} à {place_of_birth}, demeurant {address}, déclare',
    'Employé(e) par {employer_name} en qualité de {job_title} depuis le {employment_start_date}',
    'Le bail prend effet le {lease_start_date} moyennant un loyer de {monthly_rent}',
    'Fait à {place}, le {date}',
  ],
  es: [
    'D./Dña. {full_name}, con DNI {national_id_number} y domicilio en {address}, solicita',
    'Nacido/a el {date_of_birth} en {place_of_birth}, de nacionalidad {nationality}',
    'En {place}, a {date}',
  ],
  it: [
    'Il/La sottoscritto/a {full_name}, nato/a a {place_of_birth} il {date_of_birth}, residente in {address}',
    'Codice fiscale {tax_id}, cittadinanza {nationality}, telefono {phone}',
    'Luogo e data: {place}, {date}',
  ],
  pt: [
    'Eu, {full_name}, nascido(a) em {place_of_birth} a {date_of_birth}, residente em {address}, venho requerer',
    'Contribuinte n.º {tax_id}, telefone {phone}, e-mail {email}',
  ],
  nl: [
    'Ondergetekende {full_name}, geboren op {date_of_birth} te {place_of_birth}, wonende te {address}',
    'In dienst bij {employer_name} sinds {employment_start_date} als {job_title}',
  ],
};

export function sentenceWithBlanks(composer: Composer): string {
  const { random, sheet } = composer;
  const pieces = random.pick(sentences[composer.language] ?? sentences.en!).split(/\{([a-z_]+)\}/);
  let html = '';
  for (let i = 0; i < pieces.length; i += 2) {
    const words = pieces[i]!.trim();
    const field = pieces[i + 1];
    if (!field) {
      html += words ? sheet.other(words) : '';
      continue;
    }
    const caption = words.length > 1 ? sheet.caption(words, field) : null;
    const filled = !random.chance(composer.look.empty);
    const blank = `display:inline-block;min-width:${random.int(50, 160)}px;border-bottom:1px solid #000;padding:0 ${random.int(0, 14)}px`;
    html += `${caption?.html ?? sheet.other(words)} <span style="${blank}">${filled ? `<span class="v">${sheet.value(composer.text(field), field, caption?.id ?? null)}</span>` : ''}</span> `;
  }
  return `<p style="line-height:1.6">${html}</p>`;
}
