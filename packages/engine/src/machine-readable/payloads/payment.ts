// The European payment code, in Germany and Austria called GiroCode (EPC069-12, version 3): one element a line, by position.
import { isValidBIC, isValidIBAN } from 'ibantools';
import { type ReadPayload, state } from './payload.ts';

export const readPayment: ReadPayload = ({ text }) => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const [tag, version, , service, bic = '', payee, account = '', sum = '', , reference, message] = lines;
  if (tag !== 'BCD' || !/^00[12]$/.test(version ?? '') || service !== 'SCT') return undefined;
  const iban = account.replace(/\s/g, '');
  const [, amount] = /^EUR(\d{1,9}(?:\.\d{1,2})?)$/.exec(sum) ?? [];
  return {
    kind: 'payment',
    isProved: isValidIBAN(iban),
    facts: [
      ...state('iban', isValidIBAN(iban) ? iban : undefined, 'code', account),
      ...state('bic', isValidBIC(bic) ? bic : undefined, 'code'),
      ...state('vendor_name', payee, 'name'),
      ...state('total', amount && Number(amount).toFixed(2), 'money', sum),
      ...state('currency', amount && 'EUR', 'code'),
      ...state('payment_reference', reference, 'code'),
      ...state('payment_message', message, 'string'),
    ],
  };
};
