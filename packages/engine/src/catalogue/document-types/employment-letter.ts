// An employer confirms that somebody works there.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const employmentLetter: DocumentTypeDeclaration = {
  namesItsParties: true,
  issuer: 'employer',
  uncaptioned: words(`
    full_name employer_name employer_address employer_phone job_title employment_start_date annual_base_pay phone
    email issue_date place_of_issue date signatory signatory_title recipient_name recipient_address
    gross_monthly_income address employee_address
  `),
  aliases: { applicant_address: 'address' },
};
