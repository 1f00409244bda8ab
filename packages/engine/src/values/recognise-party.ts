// Tells the names of companies from the names of people and from everything else that stands on a line of a paper.

import { shareOfFormWords } from '#values/form-words.ts';
import { foldText } from './normalise/fold-text.ts';
import { normaliseName } from './normalise/normalise-name.ts';

const legalForm =
  /(?:^|[\s,(])(?:inc|incorporated|llc|l\.?l\.?c|pllc|pc|p\.c|lllp|cic|llp|lp|plc|ltd|limited|corp|corporation|company|co|gmbh|ag|kg|ohg|e\.?v|se|s\.?a\.?r?\.?l?|sas|s\.?p\.?a|srl|s\.?r\.?l|b\.?v|n\.?v|oy|ab|as|a\/s|aps|pty|pte|pvt|sdn|bhd|n\.?a|s\.?l\.?u?|s\.?a\.?s|s\.?c\.?c\.?l|s\.?c\.?p|s\.? de r\.?l\.?|eirl|e\.i\.r\.l|sp\.?\s?z\s?o\.?\s?o|kft|d\.?o\.?o|eg|ug|mbb|kgaa|vvag|gbr|national association|lda|ltda|k\.k)\.?(?=$|[\s,)])/i;
const trade =
  /(?<!\p{L})(?:bank|banque|banco|banca|sparkasse|credit union|building society|insurance|assurance|versicherung|university|college|school|institute|academy|hospital|clinic|services|solutions|systems|technologies|technology|software|consulting|consultants|partners|associates|group|holdings|enterprises|industries|international|global|logistics|foods|stores?|shop|supermarket|market|restaurant|cafe|coffee|hotel|motors|energy|electric(?:ity)?|power|water|gas|utilities|telecom|communications|wireless|mobile|properties|realty|estates?|management|investments|capital|financial|trust|foundation|department|ministry|council|city of|state of|county of|agency|authority|society|association|studio|media|press|airlines|airways|pharmacy|health|care|plan|payroll|design|web|cleaning|construction|plumbing|repairs?|landscaping|photography|print(?:ing|ers)?|electronics|furniture|bakery|traders?|textiles|exports?|imports?|suppl(?:y|ies)|hardwares?|mart|catering|travel|tours|fitness|gym|yoga|salon|spa|legal|dental|medical|labs?|laborator(?:y|ies)|farms?|orchards|works|digital|creative|interactive|networks?|analytics|robotics|ventures|trading|boutique|florist|kitchen|grill|bistro|diner|pizza|inns?|lodge|resort|builders?|roofing|flooring|automotive|garage|transport|shipping|freight|couriers?|outfitters|nursery|clinics?|veterinary|cinema|theatre|museum|gallery)(?!\p{L})/iu;

/** A word that companies carry: a legal form, or what they trade in. */
export function looksLikeCompany(text: string): boolean {
  if (text.length < 3 || text.length > 80 || !/\p{Lu}/u.test(text) || /[:?!@]|\d{5,}/.test(text)) return false;
  return hasLegalForm(text) || (trade.test(text) && !isSentence(text) && shareOfFormWords(text) < 0.5);
}

export function hasLegalForm(text: string): boolean {
  const match = legalForm.exec(text);
  if (!match || match.index === 0) return false;
  const form = match[0].replace(/[\s,().]/g, '');
  // Short ones are words and initials too: they count in capitals or with a capital, after a name.
  return form.length > 3 || /^(?:\p{Lu}|eG$|plc$|llc$|llp$)/u.test(form);
}

// Words that stand on papers in capitals and are nobody's name.
const paperWords = new Set(
  `statement account summary details page date number total balance invoice receipt bill payment earnings deductions gross net pay
period copy original duplicate phone telephone textphone text fax mobile email website void sample specimen non negotiable confidential notice important information contact us questions
welcome thank thanks you dear sincerely regards yours faithfully truly the and of for with from this that your our to in on at by is are be
experience education skills profile objective references languages interests hobbies certifications projects publications awards
employment work history professional qualifications achievements volunteer curriculum vitae resume cv lebenslauf
street avenue road lane drive box floor suite apartment building member policy plan group health insurance card checking savings
deposits withdrawals credits debits transaction transactions history activity opening closing beginning ending available
current previous new amount due tax taxes federal state local social security medicare income wages salary regular overtime holiday
manager director engineer officer president secretary treasurer assistant supervisor administrator analyst consultant developer
designer accountant clerk teacher nurse technician representative specialist coordinator executive intern associate senior junior
head chief lead owner agent notary witness landlord tenant lessor lessee employer employee applicant customer client department
human resources office registrar dean professor university college school academy bank form certificate agreement contract lease
letter offer application verification confirmation reference january february march april may june july august september october
november december monday tuesday wednesday thursday friday saturday sunday north south east west united states america kingdom
self own value code terms conditions service services description quantity price unit item items subtotal discount shipping cash
billing change card visa mastercard debit credit part party`.split(/\s+/),
);

export const isPaperWord = (word: string): boolean => paperWords.has(foldText(word));

/** Two to five words with capitals, none of them a word of papers or companies. */
export function looksLikePerson(text: string): boolean {
  const name = normaliseName(text.replace(/\*+/g, ' '));
  if (!name || /[&/]/.test(text) || hasLegalForm(text) || trade.test(text)) return false;
  const words = name.value.replace(/[.,]/g, ' ').split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > 5) return false;
  const initial = words.filter((word) => word.length === 1).length;
  if (words.length - initial < 2 && !(initial === 1 && words.length === 2)) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const particles = words.filter((word) =>
    /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|bin|binti|al|el|ter|ten|zu|y|e)$/i.test(word),
  ).length;
  if (capitals + particles < words.length || capitals < 1 || words.length - particles < 2) return false;
  return !words.some((word) => word.length > 1 && paperWords.has(foldText(word)));
}

export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.length > 9 || words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length > Math.max(3, words.length / 2);
}

/** The number in a register that stands behind the name. */
const register = /[\s(,|]+(?:ABN|ACN|VAT(?: No)?|GSTIN|CIN|UEN|Reg(?:istered|istration)?(?: No)?)\b.*$/i;

export const withoutRegister = (text: string): string => text.replace(register, '');
