// A degree or a school-leaving certificate.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const diploma: DocumentTypeDeclaration = {
  uncaptioned: words(`
    full_name university degree major graduation_date gpa date_of_birth student_id issue_date place_of_issue
    issuing_authority place_of_birth
  `),
  isSinglePage: true,
};
