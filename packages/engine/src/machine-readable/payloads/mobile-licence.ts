// The code that a licence on a phone shows to begin a conversation with a reader (ISO/IEC 18013-5, 8.2.2.3).
import type { ReadPayload } from './payload.ts';

/** It holds a key and a way to connect, and nothing about the person: that is said over the connection, which nobody here opens. */
export const readMobileLicence: ReadPayload = ({ text }) =>
  /^mdoc:[\w-]{16,}$/.test(text) ? { kind: 'mobile_licence', isProved: false, facts: [] } : undefined;
