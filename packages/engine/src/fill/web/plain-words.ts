// Words of pages made those of forms: without what a page says of itself, and with the plain name of what it asks in many words.
import { squash } from '#values/normalise/fold-text.ts';
import { tokenise } from '../offers/tokenise.ts';
import { bearerTopics, topicsOf } from '../offers/topics.ts';
import natives from './native-words.json' with { type: 'json' };
import { phraseOf } from './phrases.ts';

/** Undefined where the words ask for what no collection holds: the third line of an address, the name of a thing. */
export function plainWords(text: string): string | undefined {
  const said = withoutAsides(text);
  if (laterLine.test(said) || nameOfThing.test(said) || ofJourney.test(text)) return undefined;
  const fact = factOfNative(said) ?? factIn(said);
  return fact === undefined ? said : phraseOf(fact)!;
}

/** Lines of an address after the second have nothing left to say. */
const laterLine = /\b(?:address|addr|line)\W*(?:line)?\W*[3-9]\b/i;

/** Words of languages of which the catalogue knows none, each as the whole question. */
const byNative: ReadonlyMap<string, string> = new Map(
  Object.entries(natives).flatMap(([fact, words]) => words.split(' ').map((word) => [squash(word), fact] as const)),
);
/** "Required", "please enter". */
const asking = /必須|任意|必填|选填|請輸入|请输入|입력|필수|선택/gu;
const factOfNative = (text: string): string | undefined => byNative.get(squash(text.replace(asking, '')));

/** Words that pass for fillers on forms that number their items and pages. */
const nameOfThing =
  /\b(?:item|page|section|form|field|box|text)s?\s+names?\b|\bnames?\s+of\s+(?:the\s+|your\s+)?(?:item|page|section|form|field|box|text)s?\b/i;

/** "To city", "From (e-mail)": of a journey or a message, not of where somebody lives. "From" alone begins a job. */
const ofJourney = /^\W*(?:to|from)\W+(?:city|town|airport|country|state|zip|address|name|e-?mail)\b/i;

function factIn(text: string): string | undefined {
  const tokens = tokenise(text);
  if ([...topicsOf(tokens)].some((topic) => bearerTopics.has(topic))) return undefined;
  if (mailOrOther.test(text)) return 'email';
  for (const [fact, words] of namings) {
    const named = tokens.filter((one) => words.has(one));
    if (named.length > 0 && tokens.length > 1 && tokens.every((one) => words.has(one) || besides[fact].has(one)))
      return fact;
  }
  if (/^\W*country\s*code\W*$/i.test(text)) return 'country';
  if (/^\W*postal\W*$/i.test(text)) return 'postal_code';
  if (/^\W*street\s*2\W*$/i.test(text)) return 'unit';
  if (/^\W*(?:contact|whats\s?app)\s+(?:no|number|nr|phone|tel)\b\W*$/i.test(text)) return 'phone';
  return contact.test(text) ? 'full_name' : undefined;
}

/** "Mobile number or e-mail", "E-mail or user name": the address is right in each of them. */
const mailOrOther =
  /(?:e-?mail|correo|courriel)\b.*\b(?:or|oder|ou|eller|lub|o)\b|\b(?:or|oder|ou|eller|lub|o)\b.*\b(?:e-?mail|correo|courriel)|e-?mailadres\b.*\bof\b|\bof\b.*\be-?mailadres/iu;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say for which of somebody's purposes something is asked: whoever has one has no other. */
const purposes = `sign signup up account customer subscriber guest contact primary main personal recovery preferred best current valid private updates
order orders delivery questions newsletter newsletters receipt will not be published never share we this get started join subscribe with id user your
registered where can should reach send confirmation new notifications see local offers more access deals discount off save free find near`;

/** Words that name a fact, most telling first. */
const namings = [
  ['email', words('email emails')],
  ['unit', words('apt suite unit flat apartment')],
  ['postal_code', words('zip')],
  ['phone', words('phone')],
] as const;

/** Words that may stand beside those: "Apt, suite, unit, building, floor, etc." */
const besides: Readonly<Record<(typeof namings)[number][0], ReadonlySet<string>>> = {
  email: words(
    `${purposes} address business work company corporate professional office login school university college student`,
  ),
  unit: words('floor building bldg room ste number other etc fl rm door block house'),
  postal_code: words(`${purposes} code number postal`),
  phone: words(`${purposes} number`),
};

/** The person who fills a page in for a firm is the one to be asked. */
const contact = /^\W*(?:(?:primary|main)\s+)?contact(?:['’]s)?\s+(?:(?:full\s+)?name|person(?:['’]s name)?)\W*$/i;

/** Signs of what has to be filled in, questions in a sentence, and words that say of an address only on which page of a shop it is asked. */
const asides =
  /\((?:optional|required|facultatif|opcional|facoltativo|optioneel|obligatoire|erforderlich|pflichtfeld)\)|\b(?:optional|required)\b|[*:•]+\s*$|^\s*[*•]+|\b(?:shipping|billing|delivery)(?=\s+(?:first|last|full|name|address|street|city|state|zip|postal|country|phone|email|e-mail))|^\W*wh(?:at|en)(?:['’]s|\s+is)\b|^\W*(?:start\s+typing|type|search\s+for|look\s+up|find)\b(?=.*\baddress\b)|\bor\s+p\.?\s?o\.?\s?box\b|\b(?:exactly\s+)?as\s+(?:it\s+)?(?:appears|shown|printed|written|stated|on|in|per)\b.*$|\b\d[-\s]?digits?\b|\bto\s+(?:reach|contact)\s+you\b|\b(?:best|preferred)(?=\s+(?:phone|contact|number|e-?mail))/giu;
/** "Email (e.g. email@mail.com)". */
const example = /\(?\b(?:e\.\s?g\.?|ex\.|i\.\s?e\.|z\.\s?b\.|p\.\s?ej?x?\.|for example|such as)[\s:]*[^()]*\)?$/i;
/** The same once more: "Confirm e-mail". */
const again =
  /\b(?:verify|re-?type|re-?enter|confirm|repeat|again|best[aä]tigen|wiederholen|confirme[rz]?|confirmar|repetir|repita|repite|ripeti|conferma|herhaal|bevestig|powt[oó]rz|potwierd[zź])\b(?=.*(?:e-?mail|mail|phone|correo|courriel))|(?<=(?:e-?mail|mail|phone|correo|courriel).*)\b(?:verify|re-?type|confirm(?:ation)?|repeat|again|best[aä]tigen|wiederholen|wiederholung)\b/giu;

const withoutAsides = (text: string): string =>
  text
    .replace(/[™®©]/g, ' ')
    .replace(example, ' ')
    .replace(asides, ' ')
    .replace(again, ' ')
    .replace(/\bline one\b/i, 'line 1')
    .replace(/\bline two\b/i, 'line 2')
    .replace(/\baddress\W+line\W*([12])\b/i, 'address line $1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(.+?)\W+\1$/iu, '$1');
