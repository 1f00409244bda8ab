// How a value of a truth file may be printed, so that a model made of truth files can quote the page.

const months = 'January February March April May June July August September October November December'.split(' ');

/** The value as it stands in the truth, and the usual ways to print it. */
function printedForms(value: string): string[] {
  return [value, ...dateForms(value), ...amountForms(value)];
}

function dateForms(value: string): string[] {
  const [, year = '', month = '', day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) ?? [];
  if (year === '') return [];
  const names = [months[Number(month) - 1]!, months[Number(month) - 1]!.slice(0, 3)];
  const plain = [String(Number(month)), month];
  if (day === undefined) return [...names.map((name) => `${name} ${year}`), ...plain.map((m) => `${m}/${year}`)];
  const days = [...new Set([String(Number(day)), day])];
  const years = [year, year.slice(2)];
  return days.flatMap((d) =>
    years.flatMap((y) => [
      ...names.flatMap((name) => [
        `${d} ${name} ${y}`,
        `${name} ${d} ${y}`,
        `${d} of ${name} ${y}`,
        `${d}th ${name} ${y}`,
      ]),
      ...plain.flatMap((m) => [`${d}/${m}/${y}`, `${m}/${d}/${y}`, `${y}/${m}/${d}`]),
    ]),
  );
}

function amountForms(value: string): string[] {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return [];
  const amount = Number(value);
  return [amount.toFixed(2), amount.toLocaleString('en-US'), String(Math.trunc(amount))];
}

/** Words of the text, some of those before the first among them, where the value stands in one of its forms; null when it does not. */
export function findQuote(text: string, value: string): string | null {
  const words = text.split(/\s+/).filter(Boolean);
  const squashed = words.map(squash);
  for (const form of printedForms(value).map(squash).filter(Boolean))
    for (let from = 0; from < words.length; from++) {
      let letters = '';
      for (let to = from; to < words.length && letters.length < form.length; to++) {
        letters += squashed[to];
        if (letters === form) return words.slice(Math.max(0, from - 3), to + 1).join(' ');
      }
    }
  return null;
}

const squash = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
