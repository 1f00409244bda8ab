// Pay and deductions by an employer in one period.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const payStub: DocumentTypeDeclaration = {
  issuer: 'employer',
  uncaptioned: words(`
    employer_name employer_address full_name employee_address pay_date period_start period_end net_pay gross_pay
    job_title currency employer_phone gross_pay_ytd employment_start_date account_number bank_name ssn_last4
  `),
  isSinglePage: true,
  hasNoBoxes: true,
};
