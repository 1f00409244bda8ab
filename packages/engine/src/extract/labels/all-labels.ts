// All label wordings in one list.
import { bankLabels } from './bank-labels.ts';
import { companyLabels } from './company-labels.ts';
import { contactLabels } from './contact-labels.ts';
import { homeLabels } from './home-labels.ts';
import { identityLabels } from './identity-labels.ts';
import { insuranceLabels } from './insurance-labels.ts';
import type { LabelEntry } from './label-entry.ts';
import { testLabels } from './language-test-labels.ts';
import { payLabels } from './pay-labels.ts';
import { personLabels } from './person-labels.ts';
import { studyLabels } from './study-labels.ts';
import { tradeLabels } from './trade-labels.ts';
import { vehicleLabels } from './vehicle-labels.ts';
import { wageStatementLabels } from './wage-statement-labels.ts';
import { workLabels } from './work-labels.ts';

export const allLabels: readonly LabelEntry[] = [
  ...personLabels,
  ...contactLabels,
  ...identityLabels,
  ...workLabels,
  ...payLabels,
  ...wageStatementLabels,
  ...bankLabels,
  ...tradeLabels,
  ...homeLabels,
  ...studyLabels,
  ...insuranceLabels,
  ...companyLabels,
  ...testLabels,
  ...vehicleLabels,
];
