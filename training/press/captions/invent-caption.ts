// Captions that no field of ours has: nouns and what stands before them, as on business forms of any trade.
import type { Random } from '../random.ts';

const list = (text: string): string[] => text.trim().split(/\s+/);
const nouns =
  list(`name address date number amount price cost total code type class category description title position department
  division section unit quantity rate value weight size color length width volume status reason purpose subject reference account branch claim
  patient doctor hospital treatment employee occupation salary deduction balance payment order item product brand material sample test result
  method equipment model serial vehicle permit owner applicant child beneficiary guardian parent student grade instructor agency office bureau
  county region district zone fax extension contact representative manager director officer agent broker supplier client buyer seller shipper
  consignee carrier destination origin port route distance time hour period duration term deadline budget project contract proposal study protocol
  report document file page copy version source market store location site floor building property land lot plan phase stage task event meeting
  travel expense hotel meal fare mileage advance reimbursement approval authorization initials witness notary remarks comments notes
  instructions recommendation objective summary background findings conclusion action response request question survey respondent age race
  religion education experience training certificate membership union group team media newspaper circulation publication issue edition
  advertisement campaign promotion coupon display premium bonus commission fee charge principal mortgage collateral security transfer
  draft stock share bond fund asset liability equity profit loss revenue sales forecast variance percent ratio index score rank priority
  frequency temperature pressure speed power voltage capacity density concentration dose species strain compound formula batch container package
  carton pallet shipment inventory warehouse shelf machine shift line process inspection defect tolerance reel sheet tobacco paper blend filter
  diameter moisture yield lab analyst reviewer author editor keywords abstract enclosure attachment distribution recipients sender`);
const modifiers =
  list(`full first last legal business home work permanent temporary current previous next present former primary secondary
  alternate original final new old net gross annual monthly weekly daily quarterly estimated actual requested approved proposed planned effective
  due start ending average minimum maximum standard special general local national federal state foreign internal external public private
  official responsible assigned preferred required additional other related base direct fixed variable unit sales customer project
  budget cost account purchase shipping test sample lot market target media group case research technical quality print production order`);
const short = [
  'No.',
  'No',
  '#',
  'ID',
  'Code',
  'Date',
  'Name',
  'Number',
  'Type',
  'Amount',
  'Address',
  'Phone',
  'Tel.',
  'Fax',
  'Qty',
  'Qty.',
  'Ref.',
  'Dept.',
  'Acct.',
  'Ext.',
  'Attn',
  'Re',
  'cc',
  'CC',
  'From',
  'To',
  'By',
  'Per',
  'Via',
  'Subject',
  'Pages',
  'Age',
  'Wt.',
  'Amt.',
  'Est.',
  'Div.',
  'Mfr.',
  'Rep.',
  'Desc.',
  'Spec.',
  'Loc.',
  'Auth.',
  'TO',
  'FROM',
  'DATE',
  'FAX',
  'RE',
  'SUBJECT',
  'PHONE',
  'Title',
  'Company',
  'Brand',
  'Region',
  'Division',
];
const openings = [
  'have you ever',
  'do you have',
  'is the',
  'are there any',
  'did the',
  'what is the',
  'how many',
  'please describe the',
  'if yes, state the',
  'was the',
  'who is the',
  'list all',
  'give the',
  'where was the',
  'when did the',
  'number of',
  'name of the',
  'please indicate',
  'total number of',
];

const between = [
  'of',
  'the',
  'and',
  'or',
  'for',
  'in',
  'to',
  'you',
  'your',
  'with',
  'by',
  'on',
  'from',
  'that',
  'any',
  'each',
  'if',
  'this',
  'under',
];

/** A caption and a hint of what answers it: the noun that carries its meaning. */
export function inventCaption(random: Random): { text: string; about: string } {
  const noun = () => random.pick(nouns);
  const modifier = () => random.pick(modifiers);
  const head = noun();
  const words = (min: number, max: number) =>
    Array.from({ length: random.int(min, max) }, () => (random.chance(0.5) ? noun() : random.pick(between))).join(' ');
  const text = random.weighted<() => string>([
    [() => head, 20],
    [() => `${modifier()} ${head}`, 24],
    [() => `${noun()} ${head}`, 8],
    [() => `${head}${random.pick([' of ', ' of the ', ' and ', '/', ' / ', ' or ', ' for ', ' & '])}${noun()}`, 8],
    [() => `${modifier()} ${noun()} ${head}`, 4],
    [() => `${modifier()} ${random.pick(short)}`, 7],
    [() => random.pick(short), 12],
    [
      () =>
        `${head} (${random.pick([noun(), 's', 'if any', 'optional', 'in units', `${modifier()} ${noun()}`, '$', '%', 'kg', 'please print'])})`,
      5,
    ],
    [
      () =>
        `${random.pick(openings)} ${modifier()} ${head}${random.pick(['?', '?', '', ' for this period?', ` and ${noun()}?`])}`,
      8,
    ],
    [() => `${random.pick(openings)} ${words(4, 14)} ${head}${random.pick(['?', '', '.'])}`, 3],
    [() => `${head} (${words(3, 8)})`, 2],
  ])();
  return { text, about: head };
}

const shapesByNoun: readonly (readonly [RegExp, string])[] = [
  [/date|deadline/, 'date'],
  [/phone|fax|extension/, 'phone'],
  [/amount|price|cost|fee|salary|balance|payment|budget|expense|revenue|sales|charge|fare/, 'money'],
  [
    /name|manager|doctor|owner|applicant|officer|agent|director|representative|witness|author|sender|client|analyst/,
    'person_name',
  ],
  [/address|location|site|destination/, 'address'],
  [/number|code|reference|serial|account|lot|batch|permit|file|order/, 'identifier'],
  [/company|supplier|agency|office|hospital|bureau|carrier|market|store|brand/, 'organisation'],
  [
    /quantity|rate|weight|size|length|width|volume|percent|ratio|score|age|distance|temperature|pressure|speed|capacity|copy|page|total/,
    'number',
  ],
];

export function shapeOfNoun(about: string, random: Random): string {
  const likely = shapesByNoun.find(([pattern]) => pattern.test(about))?.[1];
  if (likely && random.chance(0.8)) return likely;
  return random.pick([
    'words',
    'words',
    'words',
    'text',
    'identifier',
    'number',
    'date',
    'person_name',
    'money',
    'organisation',
    'place',
  ]);
}
