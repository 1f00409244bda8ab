// Names and ids of controls, which are for programs: `checkout[billing][fname]`, `txtPLZ`, `codigo_postal`.
import { foldText } from '#values/normalise/fold-text.ts';
import { personTopics, topicsOf } from '../offers/topics.ts';
import codes from './code-names.json' with { type: 'json' };

export type CodedFact = keyof typeof codes;

const byCode: ReadonlyMap<string, CodedFact> = new Map(
  (Object.entries(codes) as [CodedFact, string][]).flatMap(([fact, names]) =>
    names.split(' ').map((name) => [name, fact] as const),
  ),
);

/** Words of programs, of forms and of addresses that say nothing of what is asked. */
const noise: ReadonlySet<string> = new Set(
  `txt text tb input inp field fld form frm ctl control value val edit select sel ddl dropdown box widget element el item data attr attribute attributes
user usr customer cust client member person personal account acct profile applicant buyer owner my your new signup sign up register registration reg create
login contact checkout order billing bill shipping ship delivery invoice payment home primary main default current details info information name1 id ui
card holder cardholder mce react mui aria label required request model vm ng t s f c p x`.split(/\s+/),
);

/** Says nothing without the part before it: `phone.number`, `name.first`. */
const hollow: ReadonlySet<string> = new Set(['number', 'no', 'nr', 'line']);

/** The fact that a name in code asks for, by its last telling part; undefined for names that say something else, or nothing. */
export function factOfCode(name: string): CodedFact | undefined {
  let rest: readonly string[] = [];
  for (const segment of segmentsOf(name)) {
    const words = [...wordsOfCode(segment), ...rest];
    rest = hollow.has(words.join('')) ? words : [];
    if (rest.length > 0) continue;
    const telling = words.filter((word) => !noise.has(word) && !/^\d{2,}$/.test(word));
    // `txtFName`: one letter tells which name.
    const spoken = words.filter((word) => word.length === 1 || !noise.has(word));
    const ofAddress = /^addr(?:ess)?$/.test(telling[0] ?? '') ? telling.slice(1) : [];
    for (const text of [words.join(''), spoken.join(''), telling.join(''), ofAddress.join('')]) {
      const fact = byCode.get(text);
      if (fact !== undefined) return fact;
    }
    if (telling.length > 0) return isMailOfTheirs(telling) ? 'email' : undefined;
  }
  return undefined;
}

/** `newsletter_email`, `footer-email`, but not `friend_email`. */
const isMailOfTheirs = (words: readonly string[]): boolean =>
  /^e?mail$/.test(words.at(-1)!) &&
  ![...topicsOf(words)].some((topic) => personTopics.has(topic) || topic === 'employer');

/** From the last to the first. */
const segmentsOf = (name: string): string[] =>
  name
    .split(/[[\]$.:/]+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .toReversed();

export const wordsOfCode = (segment: string): string[] =>
  foldText(segment.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
