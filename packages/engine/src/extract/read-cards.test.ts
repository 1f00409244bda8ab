// Cards and passports read by the whole engine: laid out in many ways, misread, and with a machine readable zone.
import { describe, expect, it } from 'vitest';
import { allCards } from '#testing/cards/all-cards.ts';
import { passports, zone } from '#testing/cards/passports.ts';
import { type Drawn, drawPage, factsOf, pictureOf, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

describe.each(allCards)('$type: $about', ({ type, drawn, facts }) => {
  it('is read', async () => {
    expect(await readDrawn(type, pictureOf(drawn))).toMatchObject(facts);
  });
});

describe('numbers of national cards', () => {
  it('are proved by their check digits', async () => {
    const numbers = ['a number without a caption', 'both surnames of a Spaniard'].map(async (about) => {
      const card = allCards.find((one) => one.about === about)!;
      const facts = await factsOf(card.type, pictureOf(card.drawn));
      return facts.find(({ name }) => name === 'national_id_number');
    });
    for (const number of await Promise.all(numbers)) expect(number).toMatchObject({ tier: 'proved' });
  });

  it('are left out where the check letter is wrong', async () => {
    const facts = await readDrawn(
      'id_card',
      pictureOf([
        [40, 50, 'ESPAÑA', 14],
        [200, 50, 'DOCUMENTO NACIONAL DE IDENTIDAD', 12],
        [420, 80, '48302716H', 14],
      ]),
    );
    expect(facts.national_id_number).toBeUndefined();
  });
});

it('takes the day somebody settled for no day of issue', async () => {
  const { drawn } = drawnPaper('the day since when somebody is resident, and no day of issue');
  expect(await readDrawn('residence_permit', pictureOf(drawn))).not.toHaveProperty('issue_date');
});

it('invents nothing on an empty page', async () => {
  const facts = await readDrawn(
    'passport',
    pictureOf([
      [40, 60, 'PASSPORT', 12],
      [40, 80, 'THIS PAGE IS RESERVED FOR VISAS', 10],
    ]),
  );
  expect(facts).toEqual({});
});

describe('a passport with its machine readable zone', () => {
  const { drawn: captions, facts: said } = passports.find(({ about }) => about.includes('no zone'))!;
  const read = (drawn: readonly Drawn[]) => readDrawn('passport', pictureOf(drawn));

  it('proves what both say', async () => {
    const facts = await factsOf('passport', pictureOf([...captions, ...zone]));
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject(said);
    const proved = facts.filter(({ tier }) => tier === 'proved').map(({ name }) => name);
    expect(proved).toEqual(
      expect.arrayContaining(['surname', 'passport_number', 'date_of_birth', 'expiry_date', 'sex']),
    );
    expect(proved).not.toContain('place_of_birth');
  });

  it('tells the date of issue by order where its caption is lost, and puts a stroke read as a seven right', async () => {
    const facts = await read([
      ...captions.filter(([, y]) => y < 265),
      [200, 282, '14 JAN7JAN 23'],
      [200, 312, '14-JAN /JAN 33'],
      ...zone,
    ]);
    expect(facts).toMatchObject({ issue_date: '2023-01-14', expiry_date: '2033-01-14' });
  });

  it('keeps the nationality of a zone with one letter misread', async () => {
    const bare = captions.filter(([, y]) => y < 170);
    const misread = zone.map(([x, y, text, size = 12]): Drawn => [x, y, text.replace('0CAN', '0OAN'), size]);
    expect((await read([...bare, ...misread])).nationality).toBe('Canada');
  });

  it('is not believed where check digits fail', async () => {
    const [names] = zone;
    const facts = await factsOf(
      'passport',
      pictureOf([...captions, names!, [40, 402, 'AB482915<9CAN8708120F3301140<<<<<<<<<<<<<<<0', 12]]),
    );
    expect(facts.filter(({ tier, name }) => tier === 'proved' && name !== 'country_code')).toEqual([]);
    expect(facts.find(({ name }) => name === 'expiry_date')?.value).toBe('2033-01-14');
  });
});

it('takes the letter after the stroke for the sex, in text as in a picture', async () => {
  const drawn = passports.find(({ about }) => about.includes('letter of the sex'))!.drawn;
  expect(await readDrawn('passport', drawPage(drawn))).toMatchObject({ sex: 'M' });
});

it('tells an authority whole whose name begins with its country', async () => {
  const facts = await readDrawn(
    'passport',
    pictureOf([
      [40, 40, 'PASSPORT', 14],
      [200, 60, 'Surname', 7],
      [200, 72, 'OKAFOR'],
      [200, 90, 'Given Names', 7],
      [200, 102, 'MAYA'],
      [200, 120, 'Date of issue', 7],
      [200, 132, '12 May 2019'],
      [200, 150, 'Date of expiration', 7],
      [200, 162, '11 May 2029'],
      [340, 120, 'Authority', 7],
      [340, 132, 'United States'],
      [330, 144, 'Department of State'],
    ]),
  );
  expect(facts.issuing_authority).toBe('United States Department of State');
});
