// Lists of persons, a row each: a household, directors, drivers, former employers. Only one row is about the subject, not always the first.
import { plainWord } from '../captions/plain-words.ts';
import type { Composer } from '../composer.ts';

const others = ['spouse', 'child', 'friend', 'official'] as const;
const asked = [
  'full_name',
  'date_of_birth',
  'sex',
  'ssn',
  'relationship',
  'nationality',
  'occupation',
  'place_of_birth',
  'phone',
  'email',
  'national_id_number',
  'passport_number',
  'employer_name',
];

export function personsTable(composer: Composer, withSubject = composer.random.chance(0.6)): string {
  const { random, sheet, look } = composer;
  const fields = ['full_name', ...random.some(asked.slice(1), 1, 5)];
  const loose = random.chance(0.5)
    ? [random.pick(['US citizen?', 'Lives with you', 'In school? Grade', 'Status', 'Age', '%', 'Share'])]
    : [];
  const captions = [
    ...fields.map((field) =>
      composer.caption(
        field === 'full_name' ? { caption: plainWord(composer, 'person'), value: '', field } : composer.entry(field),
      ),
    ),
    ...loose.map((caption) => composer.caption({ caption, value: '', field: null })),
  ];
  const cell = (html: string) => `<td style="border:${look.line}">${html}</td>`;
  const row = (relation: string): string =>
    `<tr>${captions
      .map(({ id }, column) => {
        const field = fields[column];
        if (field === 'relationship') return cell(sheet.value(relation, null, id));
        if (random.chance(0.08) && column > 0) return cell('');
        const text = field
          ? composer.text(field)
          : random.pick(['Y', 'N', 'yes', 'no', '50%', String(random.int(1, 90))]);
        return cell(sheet.value(text, field ?? null, id));
      })
      .join('')}</tr>`;
  const rows = random
    .some(random.shuffle(others), 1, 4)
    .map((other) => composer.about(other, () => row(plainWord(composer, 'relation'))));
  if (withSubject)
    rows.splice(random.chance(0.65) ? 0 : random.int(0, rows.length), 0, row(plainWord(composer, 'self')));
  for (let blank = random.pick([0, 0, 1, 3]); blank > 0; blank--)
    rows.push(`<tr>${captions.map(() => cell('&nbsp;')).join('')}</tr>`);
  const head = captions.map(({ html }) => `<td style="border:${look.line}">${html}</td>`).join('');
  return `<div class="h2">${composer.title(`${random.chance(0.4) ? `${random.int(2, 9)}. ` : ''}${plainWord(composer, 'members')}`)}</div><table style="font-size:.9em"><tr>${head}</tr>${rows.join('')}</table>`;
}
