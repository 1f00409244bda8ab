// Sentences of certificates, articles and tax letters about a company, its state, its day and its people.
import { findRegion, usStates } from '#values/normalise/regions.ts';
import { looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { companyInText, nameInText, type ProseRule } from '../../find/prose.ts';

const company = `(?<v>${companyInText})`;

export const companySentences: readonly ProseRule[] = [
  {
    name: 'incorporation_date',
    as: 'date',
    pattern: /(?:hand|office|seal)[^.]{0,40}?\bthis\s+(?<v>\d{1,2}(?:st|nd|rd|th)?\s+day)/dgiu,
    confidence: 0.8,
  },
  {
    name: 'company_name',
    as: 'company',
    pattern: new RegExp(
      `name of (?:the|this) (?:[Ll]imited [Ll]iability [Cc]ompany|[Cc]orporation|[Cc]ompany|LLC|[Ee]ntity|[Pp]artnership|[Bb]usiness)(?:\\s+\\([^)]*\\))?\\s*(?:is|shall be|:)[\\s:"“]*${company}`,
      'dgu',
    ),
    confidence: 0.92,
  },
  {
    name: 'company_name',
    as: 'company',
    pattern: new RegExp(
      `(?:certif(?:y|ies)(?:\\s+that)?|hereby certify that|CERTIFY THAT|that)[\\s,:"“]+${company}(?=[\\s"”,]+(?:\\(|is |was |has |having|a |an |Company|incorporated|filed|with|under|duly))`,
      'dgu',
    ),
    accept: looksLikeCompany,
    confidence: 0.9,
  },
  {
    name: 'company_name',
    as: 'company',
    pattern: new RegExp(
      `(?:CERTIFICATE OF (?:INCORPORATION|FORMATION|ORGANIZATION)|ARTICLES OF (?:INCORPORATION|ORGANIZATION)|[Cc]ertificate of (?:[Ii]ncorporation|[Ff]ormation|[Oo]rganization)|[Aa]rticles of (?:[Ii]ncorporation|[Oo]rganization))\\s+(?:OF|of|FOR|for)[\\s:"“]+${company}`,
      'dgu',
    ),
    accept: looksLikeCompany,
    confidence: 0.9,
  },
  {
    name: 'incorporation_date',
    as: 'date',
    pattern:
      /(?:given at [^.]{0,60}?|incorporated|formed|organized|filed|effective|registered|incorporation|formation|received and filed|effective date|given under (?:my|our) hand[^.]{0,60}?)(?:[\s:,]+(?:in this office|in the office[^.]{0,50}|as a[^.]{0,50}|under[^.]{0,60}|is|was|this day|date|on|the|of|this|at [^.]{0,30}?|\d{1,2}:\d{2}(?::\d{2})?\s?[ap]\.?m\.?)){0,4}[\s:,]+(?<v>\d{1,4}(?:st|nd|rd|th)?[\s./-]|\p{L}{3,9}\.?\s+\d)/dgiu,
  },
  {
    name: 'jurisdiction',
    as: 'text',
    pattern:
      /(?:State|STATE|Commonwealth|COMMONWEALTH|Province|PROVINCE)\s+(?:of|OF)\s+(?<v>(?:(?:New|North|South|West|Rhode|NEW|NORTH|SOUTH|WEST|RHODE)\s+)?\p{Lu}[\p{L}]+)/dgu,
  },
  // The state of the office that files, or of the law that is cited: `Filed with the Ohio Secretary of State`, `Ohio Revised Code`.
  {
    name: 'jurisdiction',
    as: 'text',
    pattern:
      /(?<v>(?:(?:New|North|South|West|Rhode)\s+)?\p{Lu}\p{L}+)\s+(?:Secretary of State|Revised (?:Code|Statutes)|General Corporation Law|Business Corporation (?:Act|Law)|(?:profit|nonprofit|not[- ]for[- ]profit|domestic|stock|professional)(?:\s+\p{L}+)?\s+(?:corporation|company)|(?:limited liability company|Division of Corporations|Department of State))/dgu,
    accept: (value) => findRegion(value, usStates) !== undefined,
    confidence: 0.85,
  },
  {
    name: 'jurisdiction',
    as: 'text',
    pattern:
      /(?:Registrar of Companies|Companies House|registered office|incorporated|REGISTERED)[^.]{0,60}?\s(?:for|in)\s+(?<v>England and Wales|England|Wales|Scotland|Northern Ireland)/dgu,
  },
  {
    name: 'registered_agent',
    as: 'person',
    pattern: new RegExp(
      `(?:[Rr]egistered|[Ss]tatutory|[Rr]esident) [Aa]gent(?:[^.]{0,60}?)(?:is|shall be|:)[\\s:]+(?<v>${nameInText})`,
      'dgu',
    ),
    accept: (value) => looksLikePerson(value) || looksLikeCompany(value),
  },
];
