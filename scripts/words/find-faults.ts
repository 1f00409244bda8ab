// Finds comments that open with a free relative ("What stands below…") and names of limits that begin with most or least.

export interface Fault {
  readonly line: number;
  readonly text: string;
}

/** Comments, strings, templates, regular expressions and names; consecutive `//` lines are one comment. */
const token =
  /(?<comment>\/\/.*(?:\n[ \t]*\/\/.*)*|\/\*[\s\S]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[=(,:;!&|?{}[\n]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/gu;

const opening = /^(?:What|Who|Whom|Whose|Where|Which|How|Whatever|Whoever|Whichever|Wherever)(?:’s|'s)?\s/;
const limit = /^(?:most|least)(?=\p{Lu})|^(?:MOST|LEAST)_/u;

const textOf = (comment: string): string =>
  comment
    .replace(/^[ \t]*(?:\/\/+|\/\*+|\*+(?!\/))/gm, '')
    .replace(/\*+\/$/, '')
    .trim()
    .replace(/\s+/g, ' ');

/** A question is plain English: "Where does the value come from?" */
const isQuestion = (text: string): boolean => /^[^.!?]*\?/.test(text);

export function findFaults(source: string): Fault[] {
  return [...source.matchAll(token)].flatMap(({ index, groups }) => {
    const { comment, name } = groups!;
    const text = comment === undefined ? name : textOf(comment);
    const isFault =
      text !== undefined && (comment === undefined ? limit.test(text) : opening.test(text) && !isQuestion(text));
    return isFault ? [{ line: source.slice(0, index).split('\n').length, text: text.slice(0, 80) }] : [];
  });
}
