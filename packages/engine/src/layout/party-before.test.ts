import { expect, it } from 'vitest';
import { type Drawn, drawPage, factsOf } from '#testing/draw-page.ts';

const certificate = (...rows: readonly (readonly [caption: string, value: string])[]) =>
  drawPage([
    [40, 50, 'REGISTRATION OF A BIRTH', 14],
    ...rows.flatMap(([caption, value], row): Drawn[] => [
      [40, 90 + 20 * row, caption],
      [260, 90 + 20 * row, value],
    ]),
  ]);

it('tells a child of its parents, whoever stands last', async () => {
  const child = [
    ['Child: full name', 'Ada Lindgren'],
    ['Child: date of birth', '14 June 2023'],
  ] as const;
  const parents = [
    ['Father: full name', 'Joel Lindgren'],
    ['Father: date of birth', '2 January 1985'],
    ['Mother: full name', 'Maya Okafor'],
    ['Mother: date of birth', '17 April 1991'],
  ] as const;
  for (const rows of [
    [...child, ...parents],
    [...parents, ...child],
  ]) {
    const facts = await factsOf('other', certificate(...rows));
    const told = (name: string) => facts.find((fact) => fact.name === name)?.value;
    expect([told('full_name'), told('date_of_birth')]).toEqual(['Ada Lindgren', '2023-06-14']);
    expect(facts.filter(({ value }) => value === '1991-04-17' || value === '1985-01-02')).toEqual([]);
  }
});
