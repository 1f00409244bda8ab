// What an employer pays and keeps back in one period.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const payStub: DocumentTypeDeclaration = {
  uncaptioned: words(`
    employer_name employer_address full_name employee_address pay_date period_start period_end net_pay gross_pay
    job_title currency employer_phone
  `),
  isSinglePage: true,
};
