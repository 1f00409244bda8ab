// Names whose two surnames no capitals and no comma tell from the given names: Spanish, Portuguese and Catalan ones.

/** Where people have two surnames, from either parent. Argentina and others mostly print one. */
const twoSurnames: ReadonlySet<string> = new Set(
  'ES MX CO CL PE VE EC GT CU BO DO HN PY SV NI CR PR PA PT BR AO MZ CV'.split(' '),
);
/** Read as part of the word behind them. */
const particles = /^(?:de|del|da|do|das|dos|la|las|los|d[’']|san|santa)$/iu;
const links = /^(?:y|i|e)$/iu;
/** Second given names that are hardly anybody's surname. */
const givenNames: ReadonlySet<string> = new Set(
  `maría maria josé jose luis luiz carlos antonio antónio manuel miguel ángel angel juan joão joao javier fernando francisco isabel teresa
carmen pilar mercedes ana rosa elena cristina lucía lucia laura andrea paola alejandra alejandro eduardo guadalupe fátima beatriz clara
eugenia belén ignacio enrique alberto pedro paulo pablo jorge rafael ricardo roberto daniel david sofía sofia carolina patricia fernanda
gabriela gabriel valentina camila natalia diana marcela viviana adriana mónica victoria victor víctor augusto eduarda helena inês raquel
sara marta julia júlia irene paula alexandra catarina filipa filipe tiago diogo nuno henrique gustavo rodrigo felipe andrés andres esteban
mauricio fabián ivan iván oscar óscar césar cesar mario mário sergio sérgio jesús jesus ramón ramon raúl raul hugo emilio elías
nazaré conceição consuelo rosario soledad inmaculada esperanza aurora estela leticia verónica alicia susana silvia sílvia fernán`.split(
    /\s+/,
  ),
);

export interface SplitName {
  readonly given_names: string;
  readonly surname: string;
}

/** `country` of the paper: ISO 3166 alpha-2. Null where it does not tell. */
export function splitBySurnames(bare: string, country: string | undefined): SplitName | null {
  const words = bare.split(/\s+/);
  if (words.some((word) => !/^[\p{L}\p{M}'’·-]+$/u.test(word))) return null;
  if (!country || !twoSurnames.has(country)) return null;
  const parts = partsOf(words);
  if (!parts || parts.length < 3 || parts.some((part) => part.length < 2)) return null;
  const isSecondGiven = parts.length === 3 && givenNames.has(parts[1]!.toLowerCase());
  return joinFrom(parts, isSecondGiven ? 2 : parts.length - 2);
}

const joinFrom = (parts: readonly string[], at: number): SplitName => ({
  given_names: parts.slice(0, at).join(' '),
  surname: parts.slice(at).join(' '),
});

/** `MARIA | DA GRAÇA | DOS SANTOS | FERREIRA`; a link before the last surname alone is of a name, elsewhere of two people. */
function partsOf(words: readonly string[]): string[] | undefined {
  const parts: string[] = [];
  let before: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at > 0 && links.test(word) && at !== words.length - 2) return undefined;
    if (at > 0 && at < words.length - 1 && (particles.test(word) || links.test(word))) before.push(word);
    else {
      parts.push([...before, word].join(' '));
      before = [];
    }
  }
  return parts;
}
