// Sentences of leases in Spanish, Portuguese, Italian, French and Dutch: the parties, the home, the days and the sums.

import { looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { nameInText, type ProseRule } from '../../find/prose.ts';

/** Names need their case, the words around them do not. */
const anyCase = (source: string): string => `(?i:${source})`;

const landlord = anyCase(
  'arrendador(?:a|es)?|locador(?:a|es)?|senhori[oa]s?|locator[ei]|locatrice|bailleu(?:r|se)s?|bailleresse|verhuurders?',
);
const tenant = anyCase(
  'arrendatari[oa]s?|arrendatári[oa]s?|inquilin[oa]s?|locatári[oa]s?|conduttor[ei]|conduttrice|locataires?|huurders?',
);
const letterhead = anyCase('\\bpart[ei]\\s+');
const title = `D\\.ª?|Dª\\.?|M\\.|Mme|Mlle|${anyCase('d[oñ]?ña\\.?|don|sra?\\.|senhora?|signor[aei]?|sig\\.(?:ra)?|monsieur|madame|de heer|mevrouw')}`;
const speaksFor = anyCase(
  'namens|vertegenwoordigd\\s+door|representad[oa]|rappresentat[oa]|représentée?|por\\s+su|pela\\s+sua',
);
const opening = `(?:${anyCase('de\\s+una\\s+parte|de\\s+otra(?:\\s+parte)?|entre|tra|ondergetekenden|soussignés?|(?:primeir[oa]|segund[oa])\\s+(?:outorgante|contraente)')})[\\s:,]+(?:(?:${title})\\s+)?|(?<!(?:${speaksFor})(?:\\s+\\p{L}+){0,3}\\s+)(?:${title})\\s+`;
const degree = '(?:(?:mr|drs?|ir|ing|avv|dott(?:\\.ssa)?)\\.\\s+)?';
const hereafter = anyCase(
  'en\\s+adelante|en\\s+lo\\s+sucesivo|di\\s+seguito|in\\s+seguito|ci-après|hierna|adiante|doravante',
);
const legalForm = '(?:,? (?:S\\.L\\.U?\\.?|S\\.A\\.U?\\.?|S\\.r\\.l\\.|S\\.p\\.A\\.|B\\.V\\.|Lda\\.|SARL|SAS|SCI))?';
const name = `${nameInText}${legalForm}`;

const isParty = (value: string): boolean => looksLikePerson(value) || looksLikeCompany(value);

/** `como arrendadora, D.ª …`, `na qualidade de senhorio, …`: the role goes before the name. */
const afterRole = (role: string): RegExp =>
  new RegExp(
    `(?:${anyCase('como|in\\s+qualità\\s+di|en\\s+qualité\\s+de|na\\s+qualidade\\s+de')})\\s+(?:${letterhead})?(?:${role})[\\s,:]+(?:(?:${title})\\s+)?(?<v>${name})(?=[\\s]*[,(;])`,
    'dgu',
  );

/** `D. …, mayor de edad, … (en adelante, el arrendatario)`: who they are stands between the name and the role. */
const beforeRole = (role: string, others: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${opening})${degree}(?<v>${name})(?=\\s*[,(])(?:(?!(?<!\\p{L})(?:${others})(?!\\p{L}))[^;]){0,700}?(?:${hereafter})[^.;]{0,60}?(?<!\\p{L})(?:${role})(?!\\p{L})`,
    'dgu',
  );

/** The other of two who are the tenants together. */
const secondBeforeRole = (role: string, others: string): RegExp =>
  new RegExp(
    `(?<=,\\s)(?:y|e|et|en|i)\\s+(?:(?:${title})\\s+)?(?<v>${name})(?=\\s*[,(])(?:(?!(?<!\\p{L})(?:${others})(?!\\p{L}))[^;]){0,500}?(?:${hereafter})[^.;]{0,60}?(?<!\\p{L})(?:${role})(?!\\p{L})`,
    'dgu',
  );

const number = '\\d{1,2}(?:\\.?[ºª°]|er|\\.)?';
const worded = '\\p{L}+(?:\\s+[ye]\\s+\\p{L}+)?';
const day = `(?:${number}|${worded})\\s+(?:d[ei]\\s+|d')?\\p{L}{3,12}\\s+(?:del?\\s+)?(?:\\d{4}|(?:dos|dois)\\s+mil(?:\\s+\\p{L}+){1,4}|duemila\\p{L}+)|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}`;
const a = '(?:(?:el|del|il|dal|al|le|du|au|op|dia|no dia|em|de|do|a)\\s+){0,3}(?:(?:día|giorno|dia)\\s+)?';
const onDay = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})\\s+${a}(?<v>${day})`, 'dgiu');

const currency = '(?:€|euros?|EUR)';
const amount = `(?:${currency}\\s?(?<v>\\d)|(?<v>\\d[\\d.,]*(?:\\s\\d{3})*(?:[.,]\\d{2})?\\s?${currency}))`;
const upTo = (length: number): string => `[^;€\\d]{0,${length}}?(?:\\((?=\\d|€))?`;

const home = anyCase(
  'viviendas?|finca|piso|inmueble|alloggio|immobile|appartamento|unità immobiliare|logement|appartement|locaux|prédio|fração|imóvel|fogo|woning|woonruimte|bovenwoning',
);
const lies = anyCase(
  '(?:sit[oa]s?|situad[oa]|ubicad[oa]|localizad[oa]|post[oa]|ubicat[oa]|située?s?|sise?s?)\\s+(?:en|in|à|au|na|no|em)',
);
const lives = anyCase(
  '(?:domicilio|residente|residenti|demeurant|domiciliée?|wonende|morada|sede)[^,;:]{0,40}?\\s(?:en|in|à|au|na|no|em|te|aan)',
);
const street = '(?:(?:l[ao]s?|le|het)\\s+)?(?<v>\\p{L}[^;:()]{4,120}?\\d)';

const between = `(?:(?!(?<!\\p{L})(?:${landlord})(?!\\p{L}))[^;])`;
/** Patterns of what is said of the tenant, before or behind the role. */
const ofTenant = (said: string): RegExp[] => [
  new RegExp(
    `(?:${anyCase('como|in\\s+qualità\\s+di|en\\s+qualité\\s+de|na\\s+qualidade\\s+de')})\\s+(?:${letterhead})?(?:${tenant})${between}{0,400}?${said}`,
    'dgu',
  ),
  new RegExp(`${said}(?=${between}{0,600}?(?:${hereafter})[^.;]{0,60}?(?<!\\p{L})(?:${tenant})(?!\\p{L}))`, 'dgu'),
];
const status = anyCase(
  'solteir[oa]|solter[oa]|casad[oa]|viud[oa]|viúv[oa]|divorciad[oa]|celibe|nubile|coniugat[oa]|célibataire|mariée?|pacsée?|veu(?:f|ve)',
);
const born = anyCase('nacid[oa]|nascid[oa]|nat[oa]|née?|geboren');

const long = 'años?|meses|anni|anno|mesi|anos?|ans?|mois|jaar|maanden';

export const leaseSentencesAbroad: readonly ProseRule[] = [
  ...(['landlord_name', 'tenant_name'] as const).flatMap((fact): ProseRule[] => {
    const [role, others] = fact === 'landlord_name' ? [landlord, tenant] : [tenant, landlord];
    return [
      { name: fact, as: 'party', pattern: afterRole(role), accept: isParty },
      { name: fact, as: 'party', pattern: beforeRole(role, others), accept: isParty },
    ];
  }),
  { name: 'tenant_name_2', as: 'party', pattern: secondBeforeRole(tenant, landlord), accept: isParty },
  {
    name: 'property_address',
    as: 'address',
    pattern: new RegExp(`(?:${home})[^.;]{0,60}?(?<!\\p{L})(?:${lies})\\s+${street}`, 'dgu'),
  },
  {
    name: 'landlord_address',
    as: 'address',
    pattern: new RegExp(
      `(?:${lives})\\s+${street}(?=(?:(?!(?<!\\p{L})(?:${tenant})(?!\\p{L}))[^;]){0,300}?(?:${hereafter})[^.;]{0,60}?(?:${landlord}))`,
      'dgu',
    ),
  },
  {
    name: 'landlord_address',
    as: 'address',
    pattern: new RegExp(
      `(?:como|na qualidade de)\\s+(?:${landlord})[\\s,:][^;]{5,160}?(?:${lives})\\s+${street}`,
      'dgu',
    ),
  },
  {
    name: 'lease_start_date',
    as: 'date',
    pattern: onDay(
      'a\\s+contar(?:\\s+desde)?|empiez[ao]\\s+a\\s+(?:contar|regir)|comenzar[áa]|inicio|con\\s+inizio|decorr\\p{L}+|a\\s+partire|prend(?:ra)?\\s+effet|à\\s+compter|com\\s+início|início|ingaande|ingangsdatum',
    ),
  },
  {
    name: 'lease_end_date',
    as: 'date',
    pattern: onDay(
      'finaliz\\p{L}+(?:\\s+en\\s+consecuencia)?|y\\s+acaba|terminar?[áa]?|e\\s+termine|con\\s+scadenza|expir\\p{L}+|prend(?:ra)?\\s+fin|se\\s+termin\\p{L}+|lopende\\s+tot(?:\\s+en\\s+met)?|eindig\\p{L}+(?:\\s+op)?|e\\s+(?:termo|fim)',
    ),
  },
  {
    name: 'lease_term',
    as: 'text',
    pattern: new RegExp(
      `(?:plazo|duración|durata|durée|duração|prazo|duur)(?!\\p{L})[^.;\\d]{0,40}?(?<!\\p{L})(?:de|di|van)\\s+(?<v>(?:\\d+|\\p{L}+(?:\\s*\\(\\d+\\))?)\\s+(?:${long}))(?!\\p{L})`,
      'dgiu',
    ),
  },
  {
    name: 'agreement_date',
    as: 'date',
    pattern: new RegExp(`(?<!\\p{L})(?:En|Em)\\s+\\p{Lu}[\\p{L} ]{2,30}?\\s*,\\s+a\\s+(?<v>${day})`, 'dgu'),
  },
  ...ofTenant(
    `(?:${anyCase('D\\.?N\\.?I\\.?|N\\.?I\\.?E\\.?')})\\s*(?:n\\p{L}*[.º]?\\s*)?(?<v>[\\dXYZ][\\d.-]{6,11}-?[A-Z])(?!\\p{L})`,
  ).map((pattern): ProseRule => ({ name: 'national_id_number', as: 'text', pattern })),
  ...ofTenant(
    `(?<!\\p{L})(?:${born})(?!\\p{L})[^;:]{0,60}?(?<!\\p{L})(?:el|il|le|op|a|em)\\s+(?:d[íi]a\\s+)?(?<v>${day})`,
  ).map((pattern): ProseRule => ({ name: 'date_of_birth', as: 'date', pattern })),
  ...ofTenant(
    `(?<!\\p{L})(?:${born})\\s+(?:en|a|à|em)\\s+(?<v>\\p{Lu}[\\p{L} '’-]+?(?:\\s\\([^)]{2,24}\\))?)(?=\\s*,|\\s+(?:el|il|le)\\s)`,
  ).map((pattern): ProseRule => ({ name: 'place_of_birth', as: 'text', pattern })),
  ...ofTenant(`(?<=[,\\s])(?<v>${status})(?!\\p{L})`).map(
    (pattern): ProseRule => ({ name: 'marital_status', as: 'text', pattern }),
  ),
  ...ofTenant(
    `(?:${anyCase('de\\s+profesión|di\\s+professione|de\\s+profissão|profession\\s*:')})\\s+(?<v>\\p{L}[\\p{L} '’-]{2,40}?)(?=\\s*,)`,
  ).map((pattern): ProseRule => ({ name: 'occupation', as: 'text', pattern })),
  {
    name: 'monthly_rent',
    as: 'money',
    pattern: new RegExp(
      `(?<!\\p{L})(?:mensualidades|rate\\s+mensili|renta\\s+mensual|canone\\s+mensile|renda\\s+mensal|loyer\\s+mensuel|huurprijs)(?!\\p{L})(?![^.]{0,60}(?:fianza|cauzion|caução|garant|waarborg))${upTo(90)}${amount}`,
      'dgiu',
    ),
  },
  {
    name: 'security_deposit',
    as: 'money',
    pattern: new RegExp(
      `(?<!\\p{L})(?:fianza|deposito\\s+cauzionale|cauzione|caução|dépôt\\s+de\\s+garantie|waarborgsom)(?!\\p{L})${upTo(160)}${amount}`,
      'dgiu',
    ),
  },
  {
    name: 'late_fee',
    as: 'money',
    pattern: new RegExp(
      `(?<!\\p{L})(?:retraso|mora|impago|ritardo|retard|atraso)(?!\\p{L})[^;€]{0,120}?(?:penali|recargo|pénalité|multa)\\p{L}*${upTo(60)}${amount}`,
      'dgiu',
    ),
  },
];
