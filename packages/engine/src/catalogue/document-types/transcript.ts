// Courses and grades.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const transcript: DocumentTypeDeclaration = {
  uncaptioned: words(`
    full_name university degree major graduation_date gpa date_of_birth student_id issue_date recipient_name
    recipient_address date
  `),
};
