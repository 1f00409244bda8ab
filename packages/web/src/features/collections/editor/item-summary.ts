// One readable line for a folded item: "Acme GmbH · Engineer · 2019–2023".
import { childOf, type DataValue, type FieldDefinition } from '@oneform/contract';

const MAX_TEXTS = 2;
const LONGEST = 60;

/** '' when nothing in the item says what it is. */
export function itemSummary(fields: readonly FieldDefinition[], item: DataValue | undefined): string {
  const texts: string[] = [];
  const dates: { readonly label: string; readonly value: string }[] = [];
  for (const field of fields) {
    const value = childOf(item, field.name);
    if (field.type === 'date' || field.type === 'formatted_date') {
      dates.push({ label: field.name, value: typeof value === 'string' ? value : '' });
    } else if (field.type === 'object' && texts.length < MAX_TEXTS) {
      const inside = itemSummary(field.properties ?? [], value);
      if (inside !== '' && texts.length === 0) texts.push(inside);
    } else if ((typeof value === 'string' || typeof value === 'number') && texts.length < MAX_TEXTS) {
      const text = String(value).trim();
      if (text !== '' && text.length <= LONGEST) texts.push(text);
    }
  }
  const period = periodOf(dates.map(({ value }) => value));
  return [...texts, ...(period === '' ? [] : [period])].join(' · ');
}

/** The years of the first two dates: `2019–2023`, `2023–`, `2019`. */
function periodOf(dates: readonly string[]): string {
  const [from, to] = dates.slice(0, 2).map((date) => /^\d{4}/.exec(date)?.[0] ?? '');
  if (!from && !to) return '';
  if (to === undefined || from === to) return from ?? '';
  return `${from}–${to}`;
}
