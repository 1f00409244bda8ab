// Codes that hold an address of the web, which is shown and never fetched, and codes that hold plain text.
import type { ReadPayload } from './payload.ts';

export const readWebAddress: ReadPayload = ({ text }) =>
  /^https?:\/\/[^\s]{3,2000}$/i.test(text.trim()) && URL.canParse(text.trim())
    ? { kind: 'web_address', isProved: false, facts: [] }
    : undefined;

/** The last resort: whatever it says, as text. */
export const readText: ReadPayload = () => ({ kind: 'text', isProved: false, facts: [] });
