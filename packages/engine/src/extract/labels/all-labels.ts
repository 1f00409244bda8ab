// All label wordings in one list.
import { contactLabels } from './contact-labels.ts';
import { homeLabels } from './home-labels.ts';
import { identityLabels } from './identity-labels.ts';
import type { LabelEntry } from './label-entry.ts';
import { moneyLabels } from './money-labels.ts';
import { personLabels } from './person-labels.ts';
import { vehicleLabels } from './vehicle-labels.ts';
import { workLabels } from './work-labels.ts';

export const allLabels: readonly LabelEntry[] = [
  ...personLabels,
  ...contactLabels,
  ...identityLabels,
  ...workLabels,
  ...moneyLabels,
  ...homeLabels,
  ...vehicleLabels,
];
