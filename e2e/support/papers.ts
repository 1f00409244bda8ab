// The sample papers, as files to upload.
import { fileURLToPath } from 'node:url';

export const paper = (name: 'passport.png' | 'payslip.pdf' | 'bank-statement.pdf' | 'employment-letter.pdf') =>
  fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
