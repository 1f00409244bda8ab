// Dates as cards print and pictures give them: spaces within, a stroke between two names of the month read as a figure.

/** Text in which `normaliseDate` can find the date; the same text when there is nothing to put right. */
export function tidyDate(text: string): string {
  const stroke = text
    .replace(/(?<=\p{L}{3})\s?[7|Il1\\]\s?(?=\p{Lu}{3,4}\b)/u, '/')
    .replace(/(?<=\d)\s?[-–.]\s?(?=\p{Lu}{3})/u, ' ');
  const bare = text.replace(/\s/g, '');
  return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$|^\d{4}[/.-]\d{2}[/.-]\d{2}$/.test(bare) ? bare : stroke;
}
