// Signatures as readings, in words that say what was found and what was not asked.
import type { PayloadReading } from '#document/machine-reading.ts';
import { type PdfSignature, type VerifiedSignature, verifySignature } from './verify-signature.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

export async function readSignatures(
  signatures: readonly PdfSignature[],
  file: Uint8Array,
): Promise<{ reading: PayloadReading; words: string }[]> {
  const verified = await Promise.all(signatures.map((signature) => verifySignature(signature, file)));
  return verified.map((signature) => ({
    reading: { kind: 'signature', isProved: signature.state === 'unchanged', facts: [] },
    words: describe(signature),
  }));
}

function describe({ by, at, state }: VerifiedSignature): string {
  const signed = by ? `Signed by ${by}` : 'Signed';
  const [year, month, day] = at.split('-').map(Number);
  const date = year && month && day ? `${day} ${months[month - 1]} ${year}` : '';
  const since = date && ` since ${date}`;
  const unasked = 'Whether the certificate can be trusted was not checked.';
  if (state === 'unchanged') return `${signed}, unchanged${since}. ${unasked}`;
  if (state === 'extended')
    return `${signed}${date && ` on ${date}`}; what was signed is unchanged, something was added later. ${unasked}`;
  if (state === 'changed') return `${signed}${date && ` on ${date}`}, but the file was changed afterwards.`;
  return `${signed}${date && ` on ${date}`}; the signature could not be checked.`;
}
