// A model's prose made fit to show: plain text of a bounded length, nothing that a page could act on.

const LONGEST = 1000;
/** Markup may take more room than what is left of it; looking for its ends in text without bound takes time without bound. */
const MAX_MARKUP = 4 * LONGEST;

/** Control and formatting characters, tags, links and Markdown go; null when nothing is left. */
export function cleanExplanation(text: string): string | null {
  const plain = text
    .slice(0, MAX_MARKUP)
    .normalize('NFC')
    // Images before links, and what is shown of a link stays: addresses never do.
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S+|\b(?:javascript|data|mailto):\S+|\bwww\.\S+/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/[<>`*_#|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : shorten(plain);
}

/** At the end of a sentence, or else of a word. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST - 1);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '), start.lastIndexOf('! '));
  if (sentence > LONGEST / 2) return start.slice(0, sentence + 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), LONGEST / 2))}…`;
}
