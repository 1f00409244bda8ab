import { describe, expect, it } from 'vitest';
import { placePapers, safeName } from './place-papers.ts';

const paper = (id: string, displayName: string, originalFilename = displayName) => ({
  id,
  displayName,
  originalFilename,
});

describe('placePapers', () => {
  it('puts each paper into every collection that it speaks for, and the rest aside', () => {
    const papers = [paper('a', 'passport.png'), paper('b', 'payslip.pdf'), paper('c', 'note.txt')];
    const folders = [
      { name: 'Trip', papers: new Set(['a']) },
      { name: 'trip', papers: new Set(['a', 'b']) },
      { name: 'Nothing yet', papers: new Set<string>() },
    ];
    expect(Object.fromEntries(placePapers(papers, folders))).toEqual({
      a: ['documents/Trip/passport.png', 'documents/trip (2)/passport.png'],
      b: ['documents/trip (2)/payslip.pdf'],
      c: ['documents/Other documents/note.txt'],
    });
  });

  it('tells papers of one name apart and keeps the ending that opens them', () => {
    const papers = [
      paper('a', 'Passport', 'IMG_1.PNG'),
      paper('b', 'passport.png'),
      paper('c', 'Lease v1.2', 'scan.pdf'),
      paper('d', 'notes'),
    ];
    expect([...placePapers(papers, []).values()].flat()).toEqual([
      'documents/Other documents/Passport.PNG',
      'documents/Other documents/passport (2).png',
      'documents/Other documents/Lease v1.2.pdf',
      'documents/Other documents/notes',
    ]);
  });
});

it('gives paths that Windows opens, whatever people call things', () => {
  const hostile = [
    'CON.pdf',
    'aux',
    'Lease...',
    'tax: 2025?',
    'x'.repeat(300),
    '書'.repeat(300),
    'nul .pdf',
    '.',
    'a\tb',
    '📄'.repeat(90),
  ];
  const papers = hostile.flatMap((name, at) => [
    paper(`a${at}`, name, 'scan.p d'),
    paper(`b${at}`, name, `${name}.jpeg`),
  ]);
  const folders = hostile.map((name) => ({ name, papers: new Set(papers.map(({ id }) => id)) }));
  const paths = [...placePapers(papers, folders).values()].flat();
  expect(paths).toHaveLength(papers.length * folders.length);
  for (const path of paths) {
    // Room for the folder that it is unpacked into.
    expect(path.length).toBeLessThanOrEqual(180);
    for (const name of path.split('/')) {
      expect(name).not.toMatch(/[<>:"\\|?*\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?: *\.|$)/iu);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }
  }
});

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?', 'a b c d e'],
  ['  ..hidden.. ', 'hidden'],
  ['CON', 'Paper'],
  ['con .tar.gz', 'Paper'],
  ['COM¹.pdf', 'Paper'],
  ['Conrad', 'Conrad'],
  [`${'a'.repeat(69)}. b`, 'a'.repeat(69)],
  [`${'a'.repeat(69)}📄`, 'a'.repeat(69)],
  ['half \ud83d', 'half'],
  ['書'.repeat(100), '書'.repeat(66)],
  ['…/\u202e', '…'],
  ['', 'Paper'],
  ['Führerschein 📄', 'Führerschein 📄'],
])('%j becomes %j', (text, name) => {
  expect(safeName(text, 'Paper')).toBe(name);
});
