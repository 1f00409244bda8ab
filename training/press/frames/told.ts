// Facts told in sentences: `{field}` is a fact of the subject, `{field!}` one of somebody else.
import type { Composer } from '../composer.ts';
import { escapeHtml } from '../sheet.ts';

const told: Record<string, readonly string[]> = {
  employment_letter: [
    'This letter is to confirm that {full_name} has been employed with {employer_name} since {employment_start_date} as a {job_title}.',
    'To whom it may concern: we hereby certify that {full_name} works in our {department} department.',
    'The annual base salary is {annual_base_pay}, paid monthly.',
    'The current gross monthly income is {gross_monthly_income}.',
    'The employment is {employment_type} and of unlimited duration.',
    'If you need further information please call {employer_phone}.',
    'Hiermit bestätigen wir, dass {full_name}, geboren am {date_of_birth}, seit dem {employment_start_date} bei uns als {job_title} beschäftigt ist.',
    'Das monatliche Bruttogehalt beträgt {gross_monthly_income}.',
    'Nous certifions que {full_name}, demeurant à {address}, est employé(e) depuis le {employment_start_date} en qualité de {job_title}.',
    'Por la presente certificamos que {full_name} trabaja en nuestra empresa desde el {employment_start_date}.',
  ],
  offer_letter: [
    'We are pleased to offer you the position of {job_title} at {employer_name}.',
    'Your employment will start on {employment_start_date}.',
    'Your starting salary will be {annual_base_pay} per year, paid in equal installments.',
    'You will report to {supervisor_name!}.',
    'You will be eligible for a bonus of {bonus_monthly_income} per month.',
    'Please sign and return this letter by {date}.',
  ],
  recommendation_letter: [
    'I have known {full_name} for several years as {job_title} at {employer_name}.',
    'It is a pleasure to recommend {full_name} without reservation.',
    '{full_name} studied at {university} and earned the degree of {degree}.',
    'Please contact me at {email!} or {phone!} for further information.',
  ],
  lease: [
    'This lease agreement is made on {agreement_date} by and between {landlord_name} ("Landlord") and {tenant_name} ("Tenant").',
    'This contract is an agreement between {tenant_name}, who will be renting a house from {landlord_name}, who owns the house being rented.',
    'The owner agrees to rent the house in its present condition located at {property_address} to the renter under these terms.',
    'The premises are located at {property_address}.',
    'The term begins on {lease_start_date} and ends on {lease_end_date}.',
    'This arrangement will begin on {lease_start_date} and will end on {lease_end_date}.',
    'The rent for this house will be {monthly_rent}. This amount must be paid on 5th every month. Late payments will incur a fee of {late_fee}.',
    'Tenant shall pay a monthly rent of {monthly_rent} on the first day of each month.',
    'A deposit in the amount of {security_deposit} will be held for the duration of the lease.',
    'The house has {bedrooms} bedrooms and {bathrooms} bathrooms.',
    'Zwischen {landlord_name}, {landlord_address} (Vermieter) und {tenant_name} (Mieter) wird folgender Mietvertrag geschlossen.',
    'Das Mietverhältnis beginnt am {lease_start_date}. Die monatliche Miete beträgt {monthly_rent}, die Kaution {security_deposit}.',
    'Entre les soussignés {landlord_name}, bailleur, et {tenant_name}, locataire, il est convenu ce qui suit.',
    'Le loyer mensuel est fixé à {monthly_rent}. Le bail prend effet le {lease_start_date}.',
    'El arrendador {landlord_name} cede en arrendamiento a {tenant_name} la vivienda sita en {property_address} por una renta mensual de {monthly_rent}.',
  ],
  articles: [
    'The name of the company is {company_name}.',
    'The registered agent of the company is {registered_agent} and the registered office is {registered_office}.',
    'The company is organised under the laws of {jurisdiction}.',
    'The undersigned organizer {signatory!} executed these articles on {date}.',
    'The purpose of the company is {business_type}.',
  ],
  certificate_of_incorporation: [
    'I hereby certify that {company_name} was duly incorporated under the laws of {jurisdiction} on {incorporation_date}.',
    'Company number {company_number}.',
    'Given under my hand on {date} by {signatory!}.',
  ],
  ein_letter: [
    'Thank you for applying for an Employer Identification Number (EIN). We assigned you EIN {employer_ein}.',
    'This EIN will identify you, your business accounts, tax returns, and documents of {company_name}.',
    'If you have any questions you can call us at {phone!}.',
  ],
  diploma: [
    '{university} hereby confers upon {full_name} the degree of {degree} with all rights and privileges on {graduation_date}.',
    'Be it known that {full_name} has completed the course of study in {major}.',
    'In witness whereof we have set our hands on {date}.',
  ],
  insurance_policy: [
    'Thanks for choosing us. Your new insurance is effective from {effective_date}. Your policy number is {policy_number}.',
    'This certifies that {insured_name} is covered from {effective_date} to {expiration_date} under policy {policy_number}.',
    'The annual premium is {annual_premium}.',
    'Dear {insured_name}, thank you for insuring your home at {property_address} with {insurer_name}.',
  ],
  letter: [
    'We refer to your account number {account_number} and the property at {property_address}.',
    'The balance of {amount_due} was due on {due_date}.',
    'Please call {support_number} if you have questions.',
    'Your reservation from {check_in_date} to {check_out_date} has been confirmed under {booking_reference}.',
    'We invite {full_name}, born on {date_of_birth}, holder of passport {passport_number}, to stay with us.',
    'I am writing to apply for the position of {job_title} at your company.',
    'Loan number {loan_id}: the principal amount is {loan_amount} at a yearly rate of {interest_rate}. Monthly payments of {monthly_payment} begin on {first_payment_date}.',
  ],
  bank_statement: [
    'This letter confirms that {full_name} holds account {account_number} with {bank_name}; the balance on {statement_date} was {closing_balance}.',
  ],
};

/** A sentence with its facts marked. */
export function tell(composer: Composer, sentence: string): string {
  const html = sentence.split(/(\{[a-z_]+!?\})/).map((part) => {
    if (!part.startsWith('{')) return escapeHtml(part);
    const other = part.endsWith('!}');
    const field = part.slice(1, other ? -2 : -1);
    const draw = () => composer.sheet.value(composer.text(field), field, null, other);
    return other ? composer.about('official', draw) : draw();
  });
  return composer.sheet.prose(html.join(''));
}

/** The sentences of a kind, in the paper's language where there are any. */
export function chooseTold(composer: Composer, kind: string, least: number, most: number): string[] {
  const all = told[kind] ?? told.letter!;
  const local = all.filter((sentence) => languageOf(sentence) === composer.language);
  const english = all.filter((sentence) => languageOf(sentence) === 'en');
  const from = local.length > 0 ? local : english.length > 0 ? english : all;
  return composer.random.some(from, Math.min(least, from.length), most);
}

function languageOf(sentence: string): string {
  if (/\b(der|die|das|und|wir|beträgt|wird)\b/.test(sentence)) return 'de';
  if (/\b(le|les|nous|est|soussignés)\b/.test(sentence)) return 'fr';
  return /\b(la|el|por|que)\b/.test(sentence) ? 'es' : 'en';
}
