// The number that a page gives itself: `Page 2 of 4`, `Seite 2 von 4`, `2/4` on a line of its own.
import type { Page } from '#document/read-document.ts';

export interface Folio {
  readonly page: number;
  readonly of: number;
}

export function readFolio(page: Page): Folio | undefined {
  const match =
    /\b(?:page|seite|página|pagina|strona|side|sida|pág\.?)\s*:?\s*(\d{1,3})\s*(?:of|von|de|di|van|z|av|af|sur|\/)\s*(\d{1,3})\b/i.exec(
      page.text,
    ) ?? /^\s*(\d{1,3})\s*\/\s*(\d{1,3})\s*$/m.exec(page.text);
  if (!match) return undefined;
  const [at, of] = [Number(match[1]), Number(match[2])];
  return at >= 1 && at <= of && of > 1 ? { page: at, of } : undefined;
}
