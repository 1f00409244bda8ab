// Kind of account on a statement, where no label names it: a heading or the words beside the number.

import { isSentence } from '#values/recognise-party.ts';
import type { Reading } from '../../find/make-facts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

const kinds =
  /\b(?:checking(?:sm|tm)?|savings(?:sm|tm)?|current account|money market|girokonto|kontokorrent|compte courant|compte de dépôt|livret [a-z]|cuenta corriente|cuenta de ahorros?|conto corrente|betaalrekening|spaarrekening|overdraft account|share draft)\b/iu;
// Rows, offers and titles speak of accounts too.
const notKind =
  /summary|statement|overdraft protection|transfer|withdrawal|deposits?\b|balance|fee|interest|payment|totals?$|^total|bank\b|union\b|your\b|linked|[:?!@]|\d[.,]\d{2}/i;

export function readAccountKind({ sheets }: Paper): Reading[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  for (const segment of sheet.segments) {
    const run = stringTogether(segment.tokens);
    // Wide gaps, numbers and brackets separate a kind from a number or a title on its line.
    for (const part of run.text.matchAll(/[^\d|·•–(),]{5,60}/gu)) {
      const text = part[0].trim().replace(/^[\s#-]+|[\s#-]+$/g, '');
      if (!kinds.test(text) || notKind.test(text) || isSentence(text) || text.split(' ').length > 5) continue;
      const from = part.index + part[0].indexOf(text);
      // A number that follows is the account's, and with it the word before it.
      const isNumbered = /^\s*[#:]?\s*[\dX*]/.test(run.text.slice(part.index + part[0].length));
      const value = text
        .replace(/\s+(?:account\s+)?(?:number|no\.?|#)$/i, '')
        .replace(isNumbered ? /\s+account$/i : /$^/, '')
        .replace(/(?<=[a-z]) ?(?:SM|TM)$/, '');
      return [
        {
          name: 'account_type',
          value,
          type: 'string',
          confidence: 0.8,
          tokens: run.tokensAt(from, from + value.length),
          anchor: 'heading',
        },
      ];
    }
  }
  return [];
}
