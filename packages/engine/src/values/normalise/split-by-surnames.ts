// Names whose two surnames no capitals and no comma tell from the given names: Spanish, Portuguese and Catalan ones.

/** Countries where people have two surnames, one from each parent. Argentina and others mostly print one. */
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

/** The commonest surnames; others are known by their endings. */
const surnames: ReadonlySet<string> = new Set(
  `garcía garcia gonzález gonzalez rodríguez rodriguez fernández lópez lopez martínez sánchez pérez gómez gomez martín jiménez ruiz
hernández díaz diaz moreno muñoz munoz álvarez romero alonso gutiérrez navarro torres domínguez vázquez ramos gil ramírez serrano blanco
molina morales suárez ortega delgado castro ortiz rubio marín sanz núñez iglesias medina garrido cortés castillo santos lozano guerrero cano
prieto méndez cruz calvo gallego vidal león márquez herrera peña flores cabrera campos vega fuentes carrasco diez reyes caballero nieto
aguilar pascual santana herrero lorenzo montero hidalgo giménez ibáñez ferrer durán santiago benítez mora vicente vargas arias carmona
crespo román pastor soto sáez velasco moya soler parra esteban bravo gallardo rojas silva ferreira pereira oliveira costa rodrigues martins
jesus sousa fernandes gonçalves gomes lopes marques alves almeida ribeiro pinto carvalho teixeira moreira correia mendes nunes soares vieira
monteiro cardoso rocha raposo neves coelho cunha pires ramos reis simões antunes matos fonseca machado araújo barbosa tavares lourenço
barros freitas nascimento lima souza melo azevedo`.split(/\s+/),
);
const endsAsSurname = /(?:ez|éz)$/u;
const isSurname = (part: string): boolean => {
  const word = part.split(' ').at(-1)!.toLowerCase();
  return surnames.has(word) || (word.length > 4 && endsAsSurname.test(word));
};
const isGiven = (part: string): boolean => givenNames.has(part.split(' ').at(-1)!.toLowerCase());

/** `country` of the paper: ISO 3166 alpha-2. Null where neither it nor the names themselves tell. */
export function splitBySurnames(bare: string, country: string | undefined): SplitName | null {
  const words = bare.split(/\s+/);
  if (words.some((word) => !/^[\p{L}\p{M}'’·-]+$/u.test(word))) return null;
  const parts = partsOf(words);
  if (!parts || parts.some((part) => part.length < 2)) return null;
  if (country && twoSurnames.has(country)) {
    if (parts.length < 3) return null;
    const isSecondGiven = parts.length === 3 && givenNames.has(parts[1]!.toLowerCase());
    return joinFrom(parts, isSecondGiven ? 2 : (givenOf(parts) ?? parts.length - 2));
  }
  const at = isIberian(parts, words) ? givenOf(parts) : undefined;
  return at === undefined ? null : joinFrom(parts, at);
}

/** Number of the parts that are given names, where the first surname is a known one. */
function givenOf(parts: readonly string[]): number | undefined {
  const at = parts.findIndex((part, index) => index > 0 && (!isGiven(part) || isSurname(part)));
  return at > 0 && isSurname(parts[at]!) ? at : undefined;
}

/** Two surnames that are known to be some, behind a given name of those languages, or a link between them. */
function isIberian(parts: readonly string[], words: readonly string[]): boolean {
  if (!isGiven(parts[0]!)) return false;
  const at = givenOf(parts);
  if (at === undefined) return false;
  const known = parts.slice(at).filter(isSurname).length;
  const isLinked = words.some((word, index) => index > 1 && /^[yei]$/i.test(word));
  return isLinked || known > 1 || (known > 0 && at > 1 && parts.length - at === 2);
}

/** A name of Spanish or Portuguese kind that more than one surname may end: no one knows how many are surnames. */
export function mayHaveTwoSurnames(bare: string): boolean {
  const parts = partsOf(bare.split(/\s+/));
  return (
    parts !== undefined && parts.length > 2 && isGiven(parts[0]!) && isSurname(parts.at(-2)!) && !isGiven(parts.at(-2)!)
  );
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
