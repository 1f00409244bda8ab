// Controls that are never filled and therefore never described: secrets, user names, payment cards, codes, captchas, consent.
import type { PageControl } from '@oneform/contract';
import type { FoundControl } from './find-controls.ts';
import { captcha, card, consent, expiry, oneTimeCode, secret, secretAnswer, userName } from './never-words.ts';

type Words = Omit<PageControl, 'id'>;

/** `autocomplete` of what is never filled. First and last name of a card's holder, asked apart, are those of the person, who pays; `username` is also said of e-mail addresses with which people sign in. */
const tokens =
  /(?:^|\s)(?:cc-(?!address|given-name|additional-name|family-name)[a-z-]+|one-time-code|transaction-[a-z]+)(?:\s|$)/;
/** Also put on other controls to keep browsers from filling them, so that it counts only where nothing speaks of mail. */
const passwordToken = /(?:^|\s)(?:new|current)-password(?:\s|$)/;
const email = /e-?mail|courriel|correo|epost|e-post|メール/;

export function findUnfillable(found: readonly FoundControl[], described: readonly Words[]): Set<FoundControl> {
  const said = described.map((words) => ({ words, read: textOf(words), code: codeOf(words) }));
  const never = new Set<FoundControl>();
  const cards: number[] = [];
  for (const [index, { words, read, code }] of said.entries()) {
    const all = `${read} ${code}`;
    const isCard = cardToken.test(words.autocomplete ?? '') || (card.test(all) && !address.test(all));
    if (isCard) cards.push(index);
    if (isCard || isNever(words, read, code)) never.add(found[index]!);
  }
  for (const [index, { words, read, code }] of said.entries())
    if (isPartOfCard(words, `${read} ${code}`) && cards.some((at) => isBeside(said, at, index)))
      never.add(found[index]!);
  return never;
}

function isNever(words: Words, read: string, code: string): boolean {
  const all = `${read} ${code}`;
  const autocomplete = words.autocomplete?.toLowerCase() ?? '';
  if (tokens.test(autocomplete) || (passwordToken.test(autocomplete) && !email.test(all))) return true;
  if (secret.test(all) || secretAnswer.test(all) || oneTimeCode.test(all) || captcha.test(all)) return true;
  if (words.kind === 'checkbox') return consent.test(`${all} ${fold(words.after ?? '')}`);
  return isUserName(words, read, code);
}

/** Prefers the words that people read: `name="login"` beside "E-mail" asks for the address. */
function isUserName({ kind, autocomplete }: Words, read: string, code: string): boolean {
  // Nobody chooses theirs from a list: `usernamereg-month`.
  if (email.test(read) || kind === 'select' || kind === 'radio') return false;
  if (userName.test(read)) return true;
  if (kind === 'email') return false;
  const isToken = /(?:^|\s)(?:username|nickname)(?:\s|$)/i.test(autocomplete ?? '');
  return (isToken || (userName.test(code) && !email.test(code))) && !/\p{L}{2}/u.test(read) ? true : isToken;
}

/** Month and year alone, or a name, in the words of their own. */
const isPartOfCard = ({ kind }: Words, all: string): boolean =>
  !/birth|dob\b|bday|geburt|naissance|nacimiento|nascita|passport|licen[cs]e/.test(all) &&
  (expiry.test(all) ||
    ((kind === 'select' || kind === 'text' || kind === 'tel') && /^\W*(?:mm|yy|yyyy|month|year)\b/.test(all)));

/** Words for the address of a card’s owner. */
const address = /\b(?:street|address|zip|post(?:al)?|city|town|state|province|country|phone|e-?mail)\b/;
const cardToken = /(?:^|\s)cc-(?!address|given-name|additional-name|family-name)/;
const reach = 5;

function isBeside(said: readonly { readonly words: Words }[], at: number, index: number): boolean {
  return Math.abs(at - index) <= reach && said[at]!.words.form === said[index]!.words.form;
}

/** Words beside the control stand for it only where it has none of its own. */
function textOf({ label, aria_label, placeholder, title, before, legends, kind }: Words): string {
  const own = [label, aria_label, placeholder, title].filter((text) => text !== undefined);
  const beside = own.length > 0 ? [] : [before];
  const texts = [...own, ...beside, kind === 'radio' ? legends?.[0] : undefined];
  return fold(texts.map((text) => (text ?? '').replace(explanation, ' ')).join(' | '));
}

/** "Mobile (a one-time password will be sent to you)". */
const explanation = /\([^)]{20,}\)?/g;

/** camelCase and snake_case in words. */
const codeOf = ({ name = '', dom_id = '' }: Words): string =>
  fold(
    `${name} | ${dom_id}`
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/[_\-[\].$:]+/g, ' '),
  );

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
