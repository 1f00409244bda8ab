// The rules of one field's value, the same in the editor and on the server.
import type { FieldDefinition, ValidationRule } from './field-definition.ts';
import { isCalendarDate } from './is-calendar-date.ts';
import { isEmptyValue } from './is-empty-value.ts';

/** Does the whole text match the pattern? Throws when the pattern is invalid. */
export type Matches = (pattern: string, text: string) => boolean;

const matchesWhole: Matches = (pattern, text) => new RegExp(`^(?:${pattern})$`, 'u').test(text);

// Deliberately loose: one @, something with a dot behind it. Only sending a message proves more.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Messages for a value, none when it is fine. Empty values are skipped, and so are yes/no and choices (a choice may be the person's own).
 *
 * @param matches how patterns are run; the server passes a linear-time engine, since patterns come from data
 * @param today ISO date that "past" and "future" are measured against, without it the day in UTC; that day itself counts as both
 */
export function validateField(
  definition: Pick<FieldDefinition, 'type' | 'max_length' | 'regex' | 'validations'>,
  value: unknown,
  matches: Matches = matchesWhole,
  today?: string,
): string[] {
  if (isEmptyValue(value) || definition.type === 'select' || definition.type === 'boolean') return [];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  const messages: string[] = [];

  if (definition.type === 'email' && !EMAIL.test(text)) messages.push('Please enter a valid email address');
  if (definition.type === 'number' && !isNumber(value)) messages.push('Please enter a valid number');
  const isDate = definition.type === 'date' || definition.type === 'formatted_date';
  if (isDate && !isCalendarDate(text)) messages.push('Please enter a valid date (YYYY-MM-DD)');
  if (definition.max_length !== undefined && text.length > definition.max_length) {
    messages.push(`Maximum ${definition.max_length} characters allowed`);
  }
  if (definition.regex !== undefined && !matchesUnlessInvalid(matches, definition.regex, text)) {
    messages.push('Please enter a valid format');
  }
  if (isDate && definition.validations && isCalendarDate(text)) {
    const day = today ?? new Date().toISOString().slice(0, 10);
    for (const rule of definition.validations) {
      const message = brokenDateRule(rule, text, day);
      if (message !== undefined) messages.push(message);
    }
  }
  return messages;
}

function isNumber(value: string | number): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : NUMBER.test(value.trim());
}

function matchesUnlessInvalid(matches: Matches, pattern: string, text: string): boolean {
  try {
    return matches(pattern, text);
  } catch {
    return true;
  }
}

// ISO dates sort as text.
function brokenDateRule(rule: ValidationRule, date: string, today: string): string | undefined {
  if (rule === 'after_1900') return date > '1900-01-01' ? undefined : 'Date must be after 1900';
  if (rule === 'date_in_past') return date <= today ? undefined : 'Date must be in the past';
  return date >= today ? undefined : 'Date must be in the future';
}
