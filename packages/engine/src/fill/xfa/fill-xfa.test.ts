// Forms whose pages only Adobe's reader makes are filled through their data.
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { openDocument } from '#read/pdf/open-document.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';
import { readFormData } from '#read/pdf/read-form-data.ts';
import { fillForm } from '../fill-form.ts';
import type { FilledForm } from '../fill-result.ts';
import { makeValues } from '../testing/make-values.ts';
import { makeXfa } from '../testing/make-xfa.ts';

const caption = (words: string) => `<caption><value><text>${words}</text></value></caption>`;
const text = (name: string, words: string, more = '', max = '') =>
  `<field name="${name}" w="60mm" h="9mm"><ui><textEdit/></ui>${caption(words)}<value><text ${max}/></value>${more}</field>`;
const box = (name: string, words: string, state: string) =>
  `<field name="${name}"><ui><checkButton/></ui>${caption(words)}<items><text>${state}</text></items></field>`;

const content = `
  <draw><value><text>Part 1. Information about you</text></value></draw>
  <subform name="person" layout="tb">
    ${text('a', 'Last name')}
    ${text('b', 'First name(s)', '<assist><toolTip>Given names &amp; initials</toolTip></assist>')}
    <field name="c"><ui><dateTimeEdit/></ui>${caption('Date of birth (mm/dd/yyyy)')}<value><date/></value></field>
    <exclGroup name="d">${caption('Sex')}${box('m', 'Male', 'M')}${box('f', 'Female', 'F')}</exclGroup>
    <field name="e"><ui><choiceList/></ui>${caption('Marital status')}
      <items><text>Single</text><text>Married</text></items><items save="1"><text>S1</text><text>M2</text></items></field>
    ${text('zip', 'Email address', '<bind match="dataRef" ref="$record.contact.mail"/>')}
    <field name="hidden" presence="hidden"><ui><textEdit/></ui>${caption('Last name')}</field>
    ${text('locked', 'Office reference').replace('<field', '<field access="readOnly"')}
    ${text('short', 'Telephone', '', 'maxChars="4"')}
    <field name="go"><ui><button/></ui>${caption('Submit')}</field>
  </subform>
  <subform><subform name="row">${text('n', 'Passport number')}</subform><subform name="row">${text('n', 'Favourite colour')}</subform></subform>`;

const ada = {
  personal: {
    surname: 'O’Connor & <Sons>',
    given_names: 'Ada Maria',
    date_of_birth: '1990-03-14',
    sex: 'Female',
    marital_status: 'Married',
  },
  contact: { email: 'ada@example.com', phone: '+43 660 1234567' },
  travel_document: { passport_number: 'U1234567' },
};

async function fill(bytes: Uint8Array): Promise<FilledForm> {
  const filled = await fillForm(bytes, makeValues(ada));
  if (typeof filled === 'string') throw new Error(filled);
  return filled;
}

async function dataOf(bytes: Uint8Array): Promise<string> {
  const document = openDocument(await usePdfium(), bytes);
  if (typeof document === 'string') throw new Error(document);
  const packet = Buffer.from(readFormData(document) ?? []).toString('utf8');
  document.close();
  return /<xfa:data>.*<\/xfa:data>/s.exec(packet)?.[0] ?? packet;
}

const expected =
  '<form1><person><a>O’Connor &amp; &lt;Sons&gt;</a><b>Ada Maria</b><c>1990-03-14</c><d>F</d><e>M2</e></person><contact><mail>ada@example.com</mail></contact><row><n>U1234567</n></row></form1>';

test('a form without data gets them, by the names of its fields and where they are bound to', async () => {
  const filled = await fill(await makeXfa({ content }));
  expect(filled.places).toBe('data');
  expect(await dataOf(filled.bytes)).toBe(`<xfa:data>${expected}</xfa:data>`);
  expect(filled.fields.map(({ label, status, value }) => `${label}: ${status} ${value}`)).toEqual([
    'Last name: verified O’Connor & <Sons>',
    'First name(s): verified Ada Maria',
    'Date of birth (mm/dd/yyyy): verified 1990-03-14',
    'Sex: verified Female',
    'Marital status: verified Married',
    'Email address: verified ada@example.com',
    'Office reference: blank ',
    'Telephone: unsure +43 660 1234567',
    'Passport number: verified U1234567',
    'Favourite colour: blank ',
  ]);
  expect([filled.asIntended, filled.toCheck]).toEqual([7, 1]);
});

test.each([false, true])('what stands in the data stays, in one stream: %s', async (isWhole) => {
  const data =
    '<form1 xml:lang="en"><!-- kept --><person><a>Novak</a></person><row/><row><n>blue</n></row></form1><other>1</other>';
  const filled = await fill(await makeXfa({ content, data, isWhole }));
  const [first] = filled.fields;
  expect(first).toMatchObject({ status: 'unsure', reason: 'already_filled' });
  expect(await dataOf(filled.bytes)).toBe(
    '<xfa:data><form1 xml:lang="en"><!-- kept --><person><a>Novak</a><b>Ada Maria</b><c>1990-03-14</c><d>F</d><e>M2</e></person><row><n>U1234567</n></row><row><n>blue</n></row><contact><mail>ada@example.com</mail></contact></form1><other>1</other></xfa:data>',
  );
});

test('the template stays, and what a reader had made of other data goes', async () => {
  const filled = await fill(await makeXfa({ content }));
  const { catalog } = await PDFDocument.load(filled.bytes, { preserveXFA: true });
  const packets = catalog.lookup(PDFName.of('AcroForm'), PDFDict).lookup(PDFName.of('XFA'), PDFArray);
  const names = Array.from({ length: packets.size() / 2 }, (_, at) => String(packets.get(2 * at)));
  expect(names).toEqual(['(preamble)', '(template)', '(datasets)', '(postamble)']);
  expect(catalog.has(PDFName.of('NeedsRendering'))).toBe(true);
});

test('a form that says where its values go by an expression, is locked or no form at all', async () => {
  const bound = text('a', 'Last name', '<bind match="dataRef" ref="$.person[name == 1]"/>');
  expect(await fillForm(await makeXfa({ content: bound }), makeValues(ada))).toBe('xfa_form');
  const locked = text('a', 'Last name').replace('<field', '<field access="protected"');
  expect(await fillForm(await makeXfa({ content: locked }), makeValues(ada))).toBe('read_only_form');
  expect(await fillForm(await makeXfa({ content: '<<' }), makeValues(ada))).toBe('xfa_form');
  const entity = await makeXfa({ content: '', isWhole: true });
  expect(await fillForm(entity, makeValues(ada))).toBe('xfa_form');
});
