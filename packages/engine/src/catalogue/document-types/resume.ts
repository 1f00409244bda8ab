// A curriculum vitae.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const resume: DocumentTypeDeclaration = {
  writtenBy: 'subject',
  uncaptioned: words(`
    full_name email phone address street city state postal_code website linkedin job_title employer_name university
    degree
  `),
  hasNoBoxes: true,
};
