// All invented papers in one list.
import type { Paper } from '../paper.ts';
import { applicantPapers } from './applicants.ts';
import { billPapers } from './bills.ts';
import { civilPapers } from './civil.ts';
import { companyPapers } from './company.ts';
import { coverPapers } from './cover.ts';
import { furtherPapers } from './further.ts';
import { homePapers } from './home.ts';
import { moneyPapers } from './money.ts';
import { studyPapers } from './study.ts';
import { taxPapers } from './tax.ts';
import { tillPapers } from './tills.ts';
import { tradePapers } from './trade.ts';
import { wageStatementPapers } from './wage-statements.ts';
import { wagePapers } from './wages.ts';
import { workPapers } from './work.ts';

export const allPapers: readonly Paper[] = [
  ...workPapers,
  ...moneyPapers,
  ...taxPapers,
  ...studyPapers,
  ...applicantPapers,
  ...homePapers,
  ...civilPapers,
  ...companyPapers,
  ...billPapers,
  ...tradePapers,
  ...tillPapers,
  ...coverPapers,
  ...furtherPapers,
  ...wagePapers,
  ...wageStatementPapers,
];
