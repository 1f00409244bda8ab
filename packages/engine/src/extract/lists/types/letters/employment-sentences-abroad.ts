// The same in Spanish and French: since when somebody works there, as what, and as what before.

import type { ProseRule } from '../../find/prose.ts';

const day = '(?<v>\\d{1,2}(?:er)?\\s+(?:de\\s+)?\\p{L}{3,10}\\s+(?:de\\s+)?\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4})';
/** Up to where the sentence turns to where, how or since when. */
const cargo =
  '(?<v>[\\p{L}][^,.;:()\\n\\d]{3,70}?)(?=\\s*[,.;(]|\\s+(?:en|con|desde|mediante|bajo|dentro|devengando|percibiendo)\\s)';
const emploi =
  '(?<v>[\\p{L}][^,.;:()\\n\\d]{3,70}?)(?=\\s*[,.;(]|\\s+(?:au sein|auprès|dans|depuis|avec|sous|à compter|à temps)(?!\\p{L}))';
const of = "(?:de\\s+(?:la\\s+)?|d['’]\\s*)";
const work = "(?:l['’]\\s*emploi|le poste|les fonctions|la fonction|en qualité)";

export const sentencesAbroad: readonly ProseRule[] = [
  {
    name: 'job_title',
    as: 'text',
    pattern: new RegExp(
      `(?:desempeña|ocupa|ejerce)[^.;]{0,60}?\\b(?:el\\s+)?(?:cargo|puesto)\\s+de\\s+${cargo}`,
      'dgiu',
    ),
  },
  {
    name: 'previous_position',
    as: 'text',
    pattern: new RegExp(`prestó\\s+sus\\s+servicios[^.;,]{0,50}?\\bcomo\\s+${cargo}`, 'dgiu'),
  },
  {
    name: 'previous_employment_start',
    as: 'date',
    pattern: new RegExp(`\\bentre\\s+el\\s+${day}(?=[^.;]{0,70}?prestó\\s+sus\\s+servicios)`, 'dgiu'),
  },
  {
    name: 'previous_employment_end',
    as: 'date',
    pattern: new RegExp(
      `\\bentre\\s+el\\s+[^.;]{8,30}?\\s+y\\s+el\\s+${day}(?=[^.;]{0,30}?prestó\\s+sus\\s+servicios)`,
      'dgiu',
    ),
  },
  {
    name: 'employment_start_date',
    as: 'date',
    pattern: new RegExp(
      `(?:labora|trabaja|presta\\s+sus\\s+servicios|vinculad[oa])[^.;]{0,80}?\\bdesde\\s+el\\s+(?:día\\s+)?${day}`,
      'dgiu',
    ),
  },
  {
    name: 'job_title',
    as: 'text',
    pattern: new RegExp(
      `(?:occupe|exerce|employée?|embauchée?)(?!\\p{L})[^.;]{0,60}?${work}\\s+${of}${emploi}`,
      'dgiu',
    ),
  },
  {
    name: 'previous_position',
    as: 'text',
    pattern: new RegExp(`(?:exerçait|occupait)[^.;]{0,60}?${work}\\s+${of}${emploi}`, 'dgiu'),
  },
  {
    name: 'employment_start_date',
    as: 'date',
    pattern: new RegExp(
      `(?:fait partie de|employée?|embauchée?|salariée?)(?!\\p{L})[^.;]{0,80}?\\bdepuis\\s+le\\s+${day}`,
      'dgiu',
    ),
  },
];
