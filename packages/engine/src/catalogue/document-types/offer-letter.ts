// An employer offers a job.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const offerLetter: DocumentTypeDeclaration = {
  namesItsParties: true,
  issuer: 'employer',
  uncaptioned: words(`
    full_name employer_name employer_address employer_phone job_title employment_start_date annual_base_pay phone
    email date signatory signatory_title recipient_name recipient_address address employee_address place_of_issue
  `),
};
