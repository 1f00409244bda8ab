import type { DrawnCard } from './drawn-card.ts';
import { licences } from './licences.ts';
import { nationalCards } from './national-cards.ts';
import { passports } from './passports.ts';

export const allCards: readonly DrawnCard[] = [...licences, ...passports, ...nationalCards];
