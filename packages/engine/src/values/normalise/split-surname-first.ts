// Names that people of Hungary, Vietnam, China and Korea write with the surname first, told by the names themselves and by the paper's country.
import type { SplitName } from './split-by-surnames.ts';

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

const hungarianSurnames = list(`
nagy kovács tóth szabó horváth varga kiss molnár németh farkas balogh papp lakatos takács juhász mészáros oláh rácz fekete szilágyi török
fehér gál szűcs szücs orsós kocsis fodor pintér szalai sipos magyar lukács gulyás biró bíró király katona jakab bogdán balog boros váradi
kelemen somogyi orosz fülöp vincze veres hegedűs hegedüs deák budai pap illés szőke vörös vass bognár lengyel fábián bodnár hajdu hajdú
halász székely kozma pásztor bakos dudás major orbán barna novák soós nemes pataki faragó borbély balla kerekes barta szekeres dobos`);
const hungarianGiven = list(`
péter lászló istván józsef jános zoltán sándor ferenc gábor attila tamás zsolt tibor andrás csaba imre lajos györgy balázs gyula mihály
róbert dániel ádám krisztián miklós norbert béla richárd máté bence levente dávid bálint gergely márk kristóf mária erzsébet katalin ilona
éva anna zsuzsanna margit judit ágnes julianna andrea ildikó erika krisztina irén eszter magdolna mónika edit gabriella szilvia anita anikó
tímea réka zsófia dóra nóra kinga viktória boglárka hanna lili orsolya enikő melinda beáta emese`);
const vietnameseSurnames = list(`
nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh đoàn trịnh lâm đào trương châu tạ nguyen tran pham hoang huynh
dang bui ngo duong dinh doan trinh truong`);
const chineseSurnames = list(`
wang zhang liu chen zhao huang zhou xu zhu guo luo zheng liang xie tang deng feng peng zeng xiao jiang cai shen zhong cui yuan dong pan
jia ding qian qin`);
const koreanSurnames = list('kim park choi jung jeong kang yoon jang lim shin seo kwon hwang ahn cho lee');

/** Syllables of Chinese as they are written in Latin letters. */
const pinyin =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ong|ian|iao|ing|uai|uan|ai|ei|ao|ou|an|en|ia|ie|iu|in|ua|uo|ui|un|ue|üe|er|a|o|e|i|u|ü)['’-]?){1,3}$/;
/** `Min-jun`, `Ji-Yeon`: two syllables with a hyphen, of sounds that Korean has. */
const korean = /^[bcdeghijkmnprstwyo][a-z]{0,5}-[a-z]{1,6}$/;

/** `country` of the paper: ISO 3166 alpha-2. Null where nothing says that the surname goes first. */
export function splitSurnameFirst(bare: string, country: string | undefined): SplitName | null {
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 5 || words.some((word) => !/^[\p{L}\p{M}'’-]+$/u.test(word))) return null;
  const [first, ...rest] = words.map((word) => word.normalize('NFC').toLowerCase()) as [string, ...string[]];
  const last = rest.at(-1)!;
  return isHungarian(first, rest, country) ||
    isVietnamese(first, last, rest) ||
    isChinese(first, last, rest) ||
    isKorean(first, last)
    ? { given_names: words.slice(1).join(' '), surname: words[0]! }
    : null;
}

function isHungarian(first: string, rest: readonly string[], country: string | undefined): boolean {
  if (!rest.every((word) => hungarianGiven.has(word)) || hungarianGiven.has(first)) return false;
  return country === 'HU' || hungarianSurnames.has(first) || /[őű]/.test(first);
}

/** Surname, middle names, given name; a single word more is no telling, unless it is written with Vietnamese letters. */
const isVietnamese = (first: string, last: string, rest: readonly string[]): boolean =>
  vietnameseSurnames.has(first) &&
  !vietnameseSurnames.has(last) &&
  (/[\u1ea0-\u1ef9ăđơư]/.test([first, ...rest].join('')) || rest.some((word) => word === 'thi' || word === 'van'));

const isChinese = (first: string, last: string, rest: readonly string[]): boolean =>
  chineseSurnames.has(first) &&
  !chineseSurnames.has(last) &&
  rest.length <= 2 &&
  rest.every((word) => pinyin.test(word));

const isKorean = (first: string, last: string): boolean =>
  koreanSurnames.has(first) && !koreanSurnames.has(last) && korean.test(last);

/** A surname of such a country begins the name, or its paper does, and nothing tells how far it goes: no guess is made. */
export function mayBeSurnameFirst(bare: string, country: string | undefined): boolean {
  const words = bare.normalize('NFC').toLowerCase().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isSurname = (word: string): boolean =>
    hungarianSurnames.has(word) || vietnameseSurnames.has(word) || chineseSurnames.has(word);
  return (
    words.length > 1 && ((isSurname(first) && !isSurname(last)) || (country === 'HU' && !hungarianGiven.has(first)))
  );
}
