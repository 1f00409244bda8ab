// Runs a pattern that comes from data on an engine that is linear in the length of the text.
import { RE2JS } from 're2js';

const compiled = new Map<string, RE2JS>();
const KEPT = 1000;

/** Does the whole text match? Throws when the pattern is invalid. */
export function matchesPattern(pattern: string, text: string): boolean {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = RE2JS.compile(pattern);
    if (compiled.size >= KEPT) compiled.clear();
    compiled.set(pattern, expression);
  }
  return expression.matches(text);
}
