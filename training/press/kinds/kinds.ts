// Titles and fields of papers of each kind, section by section.

import { applicationForms } from './application-form.ts';
import { cards } from './cards.ts';
import { homeAndTrade } from './home-and-trade.ts';
import type { Kind } from './kind.ts';
import { money } from './money.ts';
import { workAndStudy } from './work-and-study.ts';

export const kinds: Record<string, Kind> = Object.fromEntries(
  [...cards, ...money, ...workAndStudy, ...homeAndTrade, ...applicationForms].map((kind) => [kind.name, kind]),
);
