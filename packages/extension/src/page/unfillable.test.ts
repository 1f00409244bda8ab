// Controls that are never described, by their words alone.
import type { PageControl } from '@oneform/contract';
import { expect, it } from 'vitest';
import type { FoundControl } from './find-controls.ts';
import { findUnfillable } from './unfillable.ts';

type Words = Partial<Omit<PageControl, 'id'>>;

/** Positions of the controls that are left out. */
function leftOut(...controls: readonly Words[]): number[] {
  const words = controls.map((control) => ({ kind: 'text' as const, form: 0, ...control }));
  const found = words.map(({ kind }) => ({ kind }) as FoundControl);
  const never = findUnfillable(found, words);
  return found.flatMap((control, index) => (never.has(control) ? [index] : []));
}
const areLeftOut = (controls: Readonly<Record<string, Words>>) => {
  for (const [said, words] of Object.entries(controls)) expect(leftOut(words), said).toEqual([0]);
};
const areKept = (controls: Readonly<Record<string, Words>>) => {
  for (const [said, words] of Object.entries(controls)) expect(leftOut(words), said).toEqual([]);
};

it('leaves out what opens an account', () => {
  areLeftOut({
    password: { label: 'Password' },
    'shown password': { label: 'Contraseña', name: 'clave' },
    'password by its token': { label: 'Choose one', autocomplete: 'new-password' },
    'user name': { label: 'User name' },
    'user name in code': { name: 'login_id' },
    'one-time code': { label: 'Verification code' },
    'one-time code by its token': { label: 'Code', autocomplete: 'one-time-code' },
    'security answer': { label: 'Answer to your security question' },
    captcha: { label: 'Are you human?', name: 'answer' },
  });
});

it('leaves out cards that pay, with expiry and code beside them', () => {
  areLeftOut({
    number: { label: 'Card number' },
    'number by its token': { label: 'Number', autocomplete: 'cc-number' },
    holder: { label: 'Name on card' },
    'holder by its token': { label: 'Name', autocomplete: 'billing cc-name' },
    code: { label: 'CVV' },
  });
  expect(leftOut({ label: 'Card number' }, { label: 'MM / YY' }, { label: 'City' })).toEqual([0, 1]);
  expect(leftOut({ label: 'Passport number' }, { label: 'Expiry date' })).toEqual([]);
});

it('keeps address and names of whoever pays', () => {
  areKept({
    street: { name: 'cardHolderStreet', label: 'Street' },
    address: { label: 'Billing address', autocomplete: 'cc-address' },
    'first name': { label: 'First name', autocomplete: 'cc-given-name' },
    'last name': { label: 'Last name', autocomplete: 'billing cc-family-name' },
  });
});

it('leaves out boxes by which somebody agrees, and keeps those that answer a question', () => {
  areLeftOut({
    terms: { kind: 'checkbox', after: 'I agree to the terms' },
    newsletter: { kind: 'checkbox', label: 'Send me the newsletter' },
  });
  areKept({ question: { kind: 'checkbox', label: 'I have been to Canada before' } });
});

it('keeps an e-mail address that is also the user name, and what only sounds like a secret', () => {
  areKept({
    'sign-in address': { label: 'E-mail', name: 'username', autocomplete: 'username' },
    'closed to browsers': { label: 'Email', autocomplete: 'new-password' },
    'list of a sign-up': { kind: 'select', dom_id: 'usernamereg-month' },
    passport: { label: 'Passport number' },
    'explained phone': { label: 'Mobile (a one-time password will be sent to you)' },
  });
});
