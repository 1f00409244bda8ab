import { faults } from './programme/faults.ts';
import { papers } from './programme/papers.ts';
import { requests } from './programme/requests.ts';
import { sessions } from './programme/sessions.ts';
import { uploads } from './programme/uploads.ts';
import type { Row } from './row.ts';

/** Every row of the threat model, by what it is about. */
export const programme: readonly Row[] = [...requests, ...sessions, ...uploads, ...papers, ...faults];
