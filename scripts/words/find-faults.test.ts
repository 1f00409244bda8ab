import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

const faultsOf = (source: string) => findFaults(source).map(({ line, text }) => `${line} ${text}`);

it('refuses comments that open with a free relative', () => {
  expect(faultsOf('const a = 1;\n// What stands below.\nconst b = 2;')).toEqual(['2 What stands below.']);
  expect(faultsOf('/** Whose paper it is. */')).toEqual(['1 Whose paper it is.']);
  expect(faultsOf('/**\n * Where the value\n * comes from.\n */')).toEqual(['1 Where the value comes from.']);
  expect(faultsOf('const a = 1; // How long it takes.')).toEqual(['1 How long it takes.']);
  expect(faultsOf('<p>{/* Who is asked. */}</p>')).toEqual(['1 Who is asked.']);
});

it('takes questions, sentences with a subject, later lines of a comment, and strings', () => {
  expect(faultsOf('// Where does the value come from? From the page.')).toEqual([]);
  expect(faultsOf('// The fields that\n// What a person sees')).toEqual([]);
  expect(faultsOf("const url = 'http://x'; const text = '// What';\nconst other = `\n// Who`;")).toEqual([]);
  expect(faultsOf('const quote = /[\'"]/; // Plain.')).toEqual([]);
});

it('refuses limits called most and least', () => {
  expect(faultsOf('const mostPages = 3;\nconst LEAST_WORDS = 2;')).toEqual(['1 mostPages', '2 LEAST_WORDS']);
  expect(faultsOf('const mostly = 1; const almostAll = 2; const most = 3;')).toEqual([]);
});
