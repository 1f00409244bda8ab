// Why a model yielded nothing: a closed list, so that a provider's own words are never stored or shown.

export const modelFailureMessages = {
  timeout: 'it did not answer in time',
  rate_limited: 'it is not accepting more requests right now',
  unavailable: 'it is not available right now',
  unreachable: 'it could not be reached',
  not_authorised: 'it does not accept the API key',
  no_credit: 'its provider’s credit is used up',
  bad_answer: 'its answer could not be used',
  answer_too_large: 'its answer was too long',
  circuit_open: 'it failed several times in a row and is paused for a while',
  interrupted: 'OneForm was stopped while it was being asked',
} as const;

export type ModelFailureCode = keyof typeof modelFailureMessages;
export const modelFailures = Object.keys(modelFailureMessages) as [ModelFailureCode, ...ModelFailureCode[]];

/** Of an answer longer than any paper is worth. */
export const droppedNotice = (name: string, claims: number): string =>
  `${name} said more than could be checked: ${claims} of its statements were left out.`;

/** `answered`: other questions about the same thing got their answer. */
export function modelNotice(name: string, failure: ModelFailureCode, answered: boolean): string {
  const why = modelFailureMessages[failure];
  return answered
    ? `${name} answered only in part: ${why}. OneForm’s own rules did the rest.`
    : `${name} could not be used: ${why}. OneForm’s own rules did all of the work.`;
}
