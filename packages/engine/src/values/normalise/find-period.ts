// The time that an amount is for, as papers print it beside the amount: `per week`, `pro Monat`, `all'anno`, `weekly rent`.

export type Period =
  | 'hour'
  | 'day'
  | 'week'
  | 'fortnight'
  | 'four_weeks'
  | 'half_month'
  | 'month'
  | 'quarter'
  | 'half_year'
  | 'year';

/** Number of each period in a year; hours and days depend on the contract. */
export const periodsAYear: Readonly<Partial<Record<Period, number>>> = {
  week: 52,
  fortnight: 26,
  four_weeks: 13,
  half_month: 24,
  month: 12,
  quarter: 4,
  half_year: 2,
  year: 1,
};

const per =
  "(?:per|an?|each|every|pro|je|par|por|cada|al|alla|all['’]|a|à la|à l['’]|la|l['’]|na|za|co|i|om|pr\\.?|fyrir|p\\.|/)\\s*(?:calendar\\s+|kalender)?";

/** Longer wordings first: `every two weeks` is no week. */
const wordings: readonly (readonly [period: Period, nouns: string, adjectives: string])[] = [
  [
    'four_weeks',
    '(?:four|4)[- ]?weeks?',
    'four[- ]weekly|4[- ]weekly|every (?:four|4) weeks|alle (?:vier|4) Wochen|toutes les (?:quatre|4) semaines',
  ],
  [
    'fortnight',
    'fortnight|(?:two|2) weeks|(?:two|2)[- ]week period|14 days|quinzaine',
    'fortnightly|bi[- ]?weekly|every (?:two|2|other|second) weeks?|alle (?:zwei|2) Wochen|(?:14|vierzehn)[- ]?tägig|zweiwöchentlich|toutes les (?:deux|2) semaines|tweewekelijks|p\\.?f\\.?(?!\\p{L})',
  ],
  [
    'half_month',
    'half[- ]month|quincena',
    'semi[- ]?monthly|twice (?:a|per) month|halbmonatlich|bimensuel(?:le)?|quincenal(?:es)?',
  ],
  [
    'half_year',
    'half[- ]year|six months|Halbjahr|semestre',
    'half[- ]yearly|semi[- ]?annual(?:ly)?|every six months|halbjährlich|semestriel(?:le)?|semestral(?:es)?|semestrale',
  ],
  [
    'quarter',
    'quarter|three months|Quartal|Vierteljahr|trimestre|kwartaal|kwartał|kvartal',
    'quarterly|every three months|quartalsweise|vierteljährlich(?:e[nrms]?)?|trimestriel(?:le)?|trimestral(?:es|mente)?|trimestrale|kwartalnie|kwartaln[aey]|kvartalsvis',
  ],
  [
    'week',
    'week|wk|Woche|semaine|semana|settimana|tydzień|uge|vecka',
    'weekly|wöchentlich(?:e[nrms]?)?|hebdomadaires?|semanal(?:es|mente)?|settimanale?|wekelijkse?|tygodniowo|tygodniow[aey]|p\\.?w\\.?(?!\\p{L})',
  ],
  [
    'month',
    'month|mth|Monat|mois|mes|mês|mese|maand|miesiąc|måned|månad|měsíc',
    'monthly|monatlich(?:e[nrms]?)?|mensuel(?:le)?s?|mensual(?:es|mente)?|mensal|mensais|mensil[ei]|maandelijkse?|miesięcznie|miesięczn[aey]|pcm|p\\.?c\\.?m\\.?(?!\\p{L})|p\\.m\\.(?!\\p{L})|mtl\\.|monatl\\.',
  ],
  [
    'year',
    'year|yr|annum|Jahr|an|année|año|ano|anno|jaar|rok|år',
    'yearly|annual(?:ly)?|annum|jährlich(?:e[nrms]?)?|Jahres\\p{Ll}+|annuel(?:le)?s?|anual(?:es|mente)?|anuais|annu[aei]|annuale|jaarlijkse?|rocznie|roczn[aey]|p\\.?a\\.?(?!\\p{L})',
  ],
  [
    'day',
    'day|Tag|jour|día|dia|giorno|dag|dzień',
    'daily|täglich(?:e[nrms]?)?|journali(?:er|ère)|diari[oa]s?|giornalier[oa]|dagelijkse?|dziennie',
  ],
  [
    'hour',
    'hour|hr|Stunde|Std\\.?|heure|hora|ora|uur|godzina|time|timme',
    'hourly|stündlich|horaires?|orari[oa]|p\\.?h\\.?(?!\\p{L})',
  ],
];

const edge = '(?![\\p{L}\\d])';
const told = wordings.map(([period, nouns, adjectives]) => ({
  period,
  behind: new RegExp(`^${per}(?:${nouns})${edge}`, 'iu'),
  alone: new RegExp(`^(?:${adjectives})${edge}(?<rest>.*)`, 'iu'),
  anywhere: new RegExp(`(?<!\\p{L})(?:per (?:${nouns})${edge}|(?:${adjectives})${edge})`, 'iu'),
}));

/** Between an amount and its period. */
const between =
  /^(?:[\s,.;:()[\]–—-]|(?:gross|net|brutto|netto|brut|bruts|nets?|lordi|before tax|after tax|plus vat|zzgl\. MwSt\.?|incl(?:usive)?|excl(?:usive)?|only)(?!\p{L}))*/iu;
/** When it is paid is not what it is for: `£48,000.00, paid monthly`. */
const manner =
  /(?<!\p{L})(?:paid|payable|pay date|due|in advance|in arrears|instal?ments?|zahlbar|fällig|ausgezahlt|payé|payables?|pagad[oa]s?|pagader[oa]s?|pagabile)(?:\s+(?:in|by|on|at|en|in))?(?:\s+\p{L}+)?/giu;

/**
 * Period right behind an amount, in its row. A capital begins the caption of the next amount: `48,000.00  Annual bonus
 * 500.00`.
 */
export function periodBehind(text: string): Period | undefined {
  const rest = text.slice(between.exec(text)?.[0].length ?? 0);
  return told.find(({ behind, alone }) => {
    if (behind.test(rest)) return true;
    const adjective = alone.exec(rest);
    return adjective !== null && (!/^\p{Lu}\p{Ll}/u.test(rest) || !/[\p{L}\d]/u.test(adjective.groups!.rest!));
  })?.period;
}

/** Period that a caption names, unless it names two. */
export function periodIn(caption: string): Period | undefined {
  let rest = caption.replace(manner, ' ');
  const found = told.flatMap(({ period, anywhere }) => {
    if (!anywhere.test(rest)) return [];
    rest = rest.replace(anywhere, ' ');
    return [period];
  });
  return found.length === 1 ? found[0] : undefined;
}
