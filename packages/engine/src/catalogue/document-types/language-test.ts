// The report of a language test.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const languageTest: DocumentTypeDeclaration = {
  uncaptioned: words(`
    full_name university degree major graduation_date gpa date_of_birth student_id issue_date date nationality
  `),
  isSinglePage: true,
};
