import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseName } from './normalise-name.ts';

describe('normaliseName', () => {
  test.each([
    ['Mara Lindqvist', 'Mara Lindqvist', 'Mara', 'Lindqvist'],
    ['LINDQVIST, Mara', 'Mara LINDQVIST', 'Mara', 'LINDQVIST'],
    ['LINDQVIST, MARA ELIN', 'MARA ELIN LINDQVIST', 'MARA ELIN', 'LINDQVIST'],
    ['LINDQVIST Mara', 'Mara LINDQVIST', 'Mara', 'LINDQVIST'],
    ['John DOE', 'John DOE', 'John', 'DOE'],
    ['Mrs. Mara Lindqvist', 'Mara Lindqvist', 'Mara', 'Lindqvist'],
    ['Jan van der Berg', 'Jan van der Berg', 'Jan', 'van der Berg'],
    ['van der Berg, Jan', 'Jan van der Berg', 'Jan', 'van der Berg'],
    ['Mateo Ruiz, PhD', 'Mateo Ruiz, PhD', 'Mateo', 'Ruiz'],
    ['MATEO RUIZ, PhD', 'MATEO RUIZ, PhD', 'MATEO', 'RUIZ'],
    ['Robert Hale Jr.', 'Robert Hale Jr.', 'Robert', 'Hale'],
    ["Siobhán O'Connor-Walsh", "Siobhán O'Connor-Walsh", 'Siobhán', "O'Connor-Walsh"],
    ['Wei Ma', 'Wei Ma', 'Wei', 'Ma'],
    ['JOHN STILES', 'JOHN STILES', 'JOHN', 'STILES'],
    ['Ulrich von und zu Adlerstein', 'Ulrich von und zu Adlerstein', 'Ulrich', 'von und zu Adlerstein'],
    ['Piet vd Akker', 'Piet vd Akker', 'Piet', 'vd Akker'],
    ['de Boer-van Rijn, Hanneke', 'Hanneke de Boer-van Rijn', 'Hanneke', 'de Boer-van Rijn'],
    ['Hanneke de Boer-van Rijn', 'Hanneke de Boer-van Rijn', 'Hanneke', 'de Boer-van Rijn'],
  ])('reads %s', (raw, value, given_names, surname) => {
    expect(normaliseName(raw)).toMatchObject({ value, given_names, surname });
  });

  test.each([
    ['AMPARO LLORET SOLIVELLES', 'ES', 'AMPARO', 'LLORET SOLIVELLES'],
    ['YULIANA ANDREA CASTRILLÓN MONTOYA', 'CO', 'YULIANA ANDREA', 'CASTRILLÓN MONTOYA'],
    ['NÚRIA ESCRIGÜELA I PEÑÍSCOLA', 'ES', 'NÚRIA', 'ESCRIGÜELA I PEÑÍSCOLA'],
    ['Maria da Graça dos Santos Ferreira', 'PT', 'Maria da Graça', 'dos Santos Ferreira'],
    ['José Luis Belloch', 'ES', 'José Luis', 'Belloch'],
    ['Mary-Ann Elizabeth Hasselbrink', 'US', 'Mary-Ann Elizabeth', 'Hasselbrink'],
    ['Anna Maria Krüger', 'DE', 'Anna Maria', 'Krüger'],
    ['María del Pilar Gómez Arrieta', undefined, 'María del Pilar', 'Gómez Arrieta'],
    ['Juan Carlos Pérez Ortega', undefined, 'Juan Carlos', 'Pérez Ortega'],
    ['Gustavo Teixeira dos Santos Brites', undefined, 'Gustavo', 'Teixeira dos Santos Brites'],
    ['José de la Vega y Castro', undefined, 'José', 'de la Vega y Castro'],
    ['Maria Elena Rodriguez', undefined, 'Maria Elena', 'Rodriguez'],
    ['Laura Anne Smith', undefined, 'Laura Anne', 'Smith'],
    ['Szabó Eszter', undefined, 'Eszter', 'Szabó'],
    ['Eszter Szabó', undefined, 'Eszter', 'Szabó'],
    ['Hajnal Eszter', 'HU', 'Eszter', 'Hajnal'],
    ['Phạm Thị Minh Thư', undefined, 'Thị Minh Thư', 'Phạm'],
    ['Nguyen Van Hung', undefined, 'Van Hung', 'Nguyen'],
    ['Zhang Xiaoming', undefined, 'Xiaoming', 'Zhang'],
    ['Kim Seo-yeon', undefined, 'Seo-yeon', 'Kim'],
    ['Kim Anderson', undefined, 'Kim', 'Anderson'],
  ])('tells the surnames of %s', (raw, country, given_names, surname) => {
    expect(normaliseName(raw, country)).toMatchObject({ value: raw, given_names, surname });
  });

  test.each([
    ['Dipl.-Ing. Roswitha Pachinger', undefined, 'Roswitha Pachinger'],
    ['De heer G.T. Hoekstra', undefined, 'G.T. Hoekstra'],
    ['Mw. S.J. de Wolff', undefined, 'S.J. de Wolff'],
    ['Hello Oswaldo Breckenridge', undefined, 'Oswaldo Breckenridge'],
    ['D. Prudencio Arrizabalaga', 'ES', 'Prudencio Arrizabalaga'],
    ['M. Étienne Kervadec', 'FR', 'Étienne Kervadec'],
    ['M. Night Shyamalan', 'US', 'M. Night Shyamalan'],
  ])('leaves titles and greetings out of %s', (raw, country, value) => {
    expect(normaliseName(raw, country)?.value).toBe(value);
  });

  it.each(['Daniel García Smith', 'Tran Loan', 'Chen Smith'])('makes no guess at the surname of %s', (raw) => {
    expect(normaliseName(raw)).toEqual({ value: raw });
  });

  it('composes letters that were written in parts', () => {
    expect(normaliseName('Zoe\u0308 A\u030angstro\u0308m')).toMatchObject({ given_names: 'Zoë', surname: 'Ångström' });
  });

  it('splits no name that belongs to two people, nor a single word', () => {
    expect(normaliseName('Mr. & Mrs. Paul Weber')).not.toHaveProperty('surname');
    expect(normaliseName('Anna and Paul Weber')).toEqual({ value: 'Anna and Paul Weber' });
    expect(normaliseName('Madonna')).toEqual({ value: 'Madonna' });
  });

  test.each(['12 Main Street', '', 'a@b.com', '$12', 'X', '***', 'one two three four five six seven eight'])(
    'gives nothing for %s',
    (raw) => {
      expect(normaliseName(raw)).toBeNull();
    },
  );

  it('keeps every letter of every part, in either order', () => {
    const part = fc.constantFrom('Mara', 'Elin', 'Lindqvist', 'Óscar', 'Weber', 'Nakamura', 'Zoë', 'Krüger');
    fc.assert(
      fc.property(part, part, (given, surname) => {
        const straight = normaliseName(`${given} ${surname}`);
        const turned = normaliseName(`${surname}, ${given}`);
        expect(straight).toEqual(turned);
        expect(straight).toEqual({ value: `${given} ${surname}`, given_names: given, surname });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (raw) => void normaliseName(raw)));
  });
});
