// Words beside the telephone numbers and mail addresses of companies and offices: `Customer service`, `Fax`, `info@`.
import { foldText } from '#values/normalise/fold-text.ts';
import words from './contact-words.json' with { type: 'json' };

const folded = (lists: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(lists).flat().map(foldText);

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (wordings: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordings.map(literally).join('|')})(?![\\p{L}\\p{N}])`, 'u');

const desk = anyOf(folded(words.desk));
const fax = anyOf(folded(words.fax));
const mailboxes: ReadonlySet<string> = new Set(folded(words.mailbox));

/** It speaks of a place that serves many people: a hotline, a help desk, a head office. */
export const isDesk = (text: string): boolean => desk.test(foldText(text));

export const namesFax = (text: string): boolean => fax.test(foldText(text));

/** The name before the `@` is that of an office, not of a person. */
export const isMailboxOfOffice = (name: string): boolean =>
  mailboxes.has(foldText(name)) ||
  foldText(name)
    .split(/[._-]/)
    .some((part) => part.length > 4 && mailboxes.has(part));
