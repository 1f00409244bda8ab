// Sentences of letters about work: employee, employer, title, start and pay.

import { looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { companyInText, inSentence, nameInText, type ProseRule } from '../../find/prose.ts';

const amount =
  '(?<v>(?:US|A|C|S|NZ)?[$€£₹]\\s?\\d|(?:USD|EUR|GBP|AUD|NZD|INR|SGD|CAD|CHF|AED|SAR|QAR|HKD|MYR|PHP|PKR|BDT|LKR|NGN|KES|ZAR|JPY|CNY|BRL|MXN|PLN|SEK|NOK|DKK|Rs\\.?|RM)\\s?\\d|\\d[\\d,.]*\\s?(?:dollars|euros|pounds|USD|EUR|GBP))';
/** Pay for less than a year is no yearly pay: `$5,000.00 per pay period`, `£2,400 monthly`. */
const forLess =
  '(?![\\d,. ]*\\)?\\s*(?:(?:gross|before tax)\\s*)?(?:(?:per|an?|each|every|\\/)\\s*)?(?:bi-?weekly|semi-?monthly|monthly|weekly|hourly|daily|hour|day|week|fortnight|month|pay\\b|two weeks))';
const day =
  '(?:on\\s+|of\\s+|as of\\s+|the\\s+|(?:mon|tues|wednes|thurs|fri)day,?\\s+)*(?<v>\\d{1,4}(?:st|nd|rd|th)?[\\s./-]|\\p{L}{3,9}\\.?\\s+\\d)';
const title = "(?<v>\\p{Lu}[\\p{L}&/'-]*(?: (?:(?:of|and|for|the|in|to|&|-|I{1,3}|IV) )*\\p{Lu}[\\p{L}&/'-]*){0,6})";

const company = `(?<v>${companyInText})`;
const isTitle = (value: string): boolean =>
  value.length < 60 &&
  !/^(?:I|We|Our|The|This|His|Her|Their|He|She|Since|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
    value,
  );

/** Days away from work, on trial or on a journey begin and end no employment. */
const notAway =
  '(?<!\\b(?:leave|vacation|holidays?|absence|probation|probationary|trial|visit|travel|trip|training|contract period)\\b[^.;]{0,60})';

/** Sentences about the letter's subject. */
export const subjectSentences: readonly ProseRule[] = [
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(
      `(?:confirm|verify|certify|certifies|confirms|verifies|state|attest|acknowledge|verification|inform you)(?:\\s+(?:to you|hereby|of employment))*[\\s,:]+(?:that\\s+|for\\s+|of\\s+)?(?<v>${nameInText})(?=[\\s,(]+(?:holder|bearer|is|has|was|have|had|who|a|an|holding|bearing|residing|SSN|\\(|employee|joined|works|worked|will|with|born))`,
      'dgu',
    ),
    accept: looksLikePerson,
  },
  // The subject line of a British letter: `Ms Ada Brown – confirmation of employment`.
  {
    name: 'full_name',
    as: 'person',
    pattern: new RegExp(
      `(?:^|\\n)(?<v>${nameInText})\\s*[-–—:,]\\s*(?:[Cc]onfirmation|[Vv]erification|[Cc]ertificate|[Pp]roof|[Ss]tatement) of (?:[Ee]mployment|[Ss]ervice|[Ee]arnings|[Ss]alary)`,
      'dgu',
    ),
    accept: looksLikePerson,
  },
];

export const employmentSentences: readonly ProseRule[] = [
  {
    name: 'employer_name',
    as: 'company',
    pattern: new RegExp(
      `(?:employed|working|works|worked|employee|employment|position|service|joined|join|team)\\s+(?:(?:full|part)[- ]time\\s+)?(?:by|at|with|of|for|in)?\\s*${company}`,
      'dgu',
    ),
    accept: (value) => looksLikeCompany(value),
    confidence: 0.87,
  },
  {
    name: 'job_title',
    as: 'text',
    pattern: new RegExp(
      `(?:position|role|title|capacity|post|job|designation)(?:\\s+(?:of|as|is|held is|title is|will be))+[\\s:]+(?:an?\\s+|the\\s+|our\\s+|["“'])?${title}`,
      'dgu',
    ),
    accept: isTitle,
  },
  {
    name: 'job_title',
    as: 'text',
    pattern: new RegExp(
      `(?:employed|working|works|worked|serves|serving|hired|engaged|appointed|designated|joined?(?: us)?|employment)${inSentence}{0,90}?\\bas\\s+(?:an?\\s+|the\\s+|our\\s+)?(?:new\\s+)?(?:full-time\\s+|part-time\\s+|permanent\\s+)?${title}`,
      'dgu',
    ),
    accept: isTitle,
  },
  // `He joined us in 2019 as a Surveyor and has been working as Senior Estimator since 2022.`
  {
    name: 'previous_position',
    as: 'text',
    pattern: new RegExp(
      `(?:joined|came to|started|was hired|were hired)(?!\\p{L})${inSentence}{0,80}?\\bas\\s+(?:an?\\s+)?${title}(?=,?\\s+(?:completed|and\\s+(?:has|have|had|was|were|is|became)|before|until|prior to)(?!\\p{L}))`,
      'dgu',
    ),
    accept: isTitle,
  },
  {
    name: 'employment_start_date',
    as: 'date',
    pattern: new RegExp(
      `${notAway}(?:since|from|effective|commenc(?:ed|ing|es?|ement)|began|beginning|begin|joined[^.]{0,40}?|hired|start(?:s|ed|ing)?(?:\\s+(?:date|work|employment))?(?:\\s+(?:is|will be|of))?|start date[^.]{0,30}?|first day(?: of (?:work|employment))?(?:\\s+(?:is|will be))?|(?:date of|your) (?:hire|joining|employment)(?:\\s+date)?(?:\\s+(?:is|was|will be))?)[\\s:]+${day}`,
      'dgiu',
    ),
  },
  {
    name: 'employment_end_date',
    as: 'date',
    pattern: new RegExp(
      `${notAway}(?:from|since)\\s+[\\p{L}\\d][^.;]{5,24}?\\s+(?:to|till|until|through)\\s+${day}`,
      'dgiu',
    ),
  },
  {
    name: 'annual_base_pay',
    as: 'money',
    pattern: new RegExp(
      `(?:annual|yearly|base|per annum)[^.$€£₹]{0,60}?(?:salary|compensation|pay|remuneration|income|package|cost to company|CTC)[^.$€£₹\\d]{0,50}${amount}${forLess}`,
      'dgiu',
    ),
    accept: (value) => Number(value) >= 1000,
  },
  {
    name: 'annual_base_pay',
    as: 'money',
    pattern: new RegExp(
      `${amount}[\\d,.]*\\)?\\s*(?:USD\\s*|gross\\s*|\\/-\\s*)?(?:per|a|each|\\/)\\s*(?:year|annum|yr)|${amount.replace('?<v>', '?<w>')}[\\d,.]*\\s*(?:annually|p\\.?a\\.?)`,
      'dgiu',
    ),
    accept: (value) => Number(value) >= 1000,
  },
  {
    name: 'annual_base_pay',
    as: 'money',
    pattern: new RegExp(`${amount}[\\d,.]*\\s*(?:on an?|at an?|as an?)?\\s*(?:annuali[sz]ed|annual|yearly)\\b`, 'dgiu'),
    accept: (value) => Number(value) >= 1000,
  },
  {
    name: 'gross_monthly_income',
    as: 'money',
    pattern: new RegExp(
      `(?:monthly|per month)[^.$€£₹]{0,40}?(?:salary|compensation|pay|income|remuneration)[^.$€£₹\\d]{0,50}${amount}`,
      'dgiu',
    ),
  },
  {
    name: 'gross_monthly_income',
    as: 'money',
    pattern: new RegExp(`${amount}[\\d,.]*\\)?\\s*(?:gross\\s*)?(?:per|a|each|\\/)\\s*month`, 'dgiu'),
  },
];
