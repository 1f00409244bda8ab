// The result of one check of the set-up, with what to do about it.

export interface Finding {
  readonly about: string;
  /** A `warning` works and will not always; with a `fault` OneForm does not work. */
  readonly state: 'ok' | 'warning' | 'fault';
  readonly says: string;
  /** One sentence; absent where all is well. */
  readonly advice?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const warning = (about: string, says: string, advice: string): Finding => ({
  about,
  state: 'warning',
  says,
  advice,
});
export const fault = (about: string, says: string, advice: string): Finding => ({
  about,
  state: 'fault',
  says,
  advice,
});

/** An error in a sentence, with what it was caused by where it says nothing itself. */
export function sentenceOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: Error };
  return message || code || cause?.message || String(error);
}
