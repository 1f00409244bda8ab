import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldSchemas, Template } from '@oneform/contract';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { loadTemplates, TemplateFaults } from './load-templates.ts';

const shipped = join(import.meta.dirname, '../../../../../templates');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'templates-'));
  await cp(shipped, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const change = async (name: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(folder, name), 'utf8');
  expect(text).toMatch(from);
  await write(name, text.replace(from, to));
};
const faultsOf = async () => {
  const error = await loadTemplates(folder).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TemplateFaults);
  return (error as TemplateFaults).faults;
};

/** A template of one section with these fields, written as an author would. */
const small = (fields: string) => `
template_name: Small
template_description: For a test.
template_type: small
template_color: '#123456'
expected_documents: []
sections:
  main:
    label: Main
    description: The only one.
    required: true
    fields:
      surname: { required: true }
${fields.replace(/^(?=.)/gm, '      ')}
`;

describe('the shipped templates', () => {
  it('are seven, as the API promises them, over one catalogue', async () => {
    const { templates, fieldSchemas } = await loadTemplates(shipped);
    expect(templates.map(({ id }) => id).sort()).toEqual([
      'business_registration',
      'insurance_application',
      'job_application',
      'loan_application',
      'rental_application',
      'university_application',
      'visa_application',
    ]);
    expect(z.array(Template).parse(templates)).toEqual(templates);
    expect(FieldSchemas.parse(fieldSchemas)).toEqual(fieldSchemas);
  });
});

describe('faults, each with file, section and field', () => {
  test.each([
    ['an unknown atomic field', 'shoe_size:', 'small.yaml › main › shoe_size: unknown atomic field "shoe_size"'],
    ['an unknown group', 'home: { group: castle }', 'small.yaml › main › home: unknown group "castle"'],
    [
      'an unknown option of a field',
      'email: { requird: true }',
      'small.yaml › main › email: Unrecognized key: "requird"',
    ],
    ['an unknown person', 'email: { person: uncle }', 'small.yaml › main › email › person: Invalid option'],
    [
      'an unknown rule',
      'date_of_birth: { validations: [in_spring] }',
      'small.yaml › main › date_of_birth › validations',
    ],
    ['a name twice', 'email:\nemail:', 'small.yaml › main › email: duplicate name'],
    ['a name that is none', 'E-Mail: { atomic: email }', 'small.yaml › main › E-Mail: a name has lower-case letters'],
    ['an invalid pattern', "email: { regex: '([' }", 'small.yaml › main › email: invalid pattern "(["'],
    ['a pattern only browsers know', "ssn: { regex: '(?=1)1' }", 'small.yaml › main › ssn: invalid pattern "(?=1)1"'],
    [
      'an example against its pattern',
      'ssn: { example: none }',
      'small.yaml › main › ssn: example "none": Please enter a valid format',
    ],
    [
      'an example that is too long',
      'surname_at_birth: { max_length: 3 }',
      'small.yaml › main › surname_at_birth: example "Horvat": Maximum 3 characters allowed',
    ],
    [
      'an example that is no choice',
      'sex: { example: Maybe }',
      'small.yaml › main › sex: example "Maybe" is not among its options',
    ],
    ['a choice twice', 'sex: { options: [A, A] }', 'small.yaml › main › sex: option "A" stands twice'],
    ['an unknown fact', 'email: { facts: [telepathy] }', 'small.yaml › main › email: unknown fact "telepathy"'],
    [
      'a fact of an unknown paper',
      'email: { facts: [email@papyrus] }',
      'small.yaml › main › email: unknown fact "email@papyrus"',
    ],
    [
      'two kinds at once',
      'home: { group: address, list: job }',
      'small.yaml › main › home: only one of group, list may be given',
    ],
    [
      'a group without a label',
      'box: { fields: { email: } }',
      'small.yaml › main › box: a group needs a label and a description',
    ],
    [
      'a required name that the group lacks',
      'home: { group: address, required: [planet] }',
      'small.yaml › main › home: the group has no field "planet"',
    ],
    [
      'an identity that names nothing',
      'jobs: { list: job, identity: [salary] }',
      'small.yaml › main › jobs: identity names an unknown field "salary"',
    ],
    [
      'a condition on a field that is none',
      'email: { asked_when: { field: phone, is: [x] } }',
      'small.yaml › main › email: asked_when: no field "phone"',
    ],
    [
      'a condition without an answer',
      'phone:\nemail: { asked_when: { field: phone } }',
      'small.yaml › main › email: asked_when: one of is and is_not must be given',
    ],
    [
      'a condition that no answer meets',
      'sex:\nhome: { group: address, asked_when: [{ field: main.sex, is_not: [Purple] }] }',
      'small.yaml › main › home: asked_when: "main.sex" cannot be "Purple"',
    ],
    [
      'a yes/no question answered in words',
      'passport_lost:\nemail: { asked_when: { field: [passport_lost], is: ["yes"] } }',
      'small.yaml › main › email: asked_when: "passport_lost" cannot be "yes"',
    ],
  ])('%s', async (_, fields, fault) => {
    await write('small.yaml', small(fields));
    const faults = await faultsOf();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('an unknown type, in the catalogue', async () => {
    await change('catalogue/contact.yaml', 'type: email', 'type: e-mail');
    expect(await faultsOf()).toContainEqual(expect.stringContaining('catalogue/contact.yaml › email › type: '));
  });

  it('one name in two topics', async () => {
    await write('catalogue/zzz.yaml', 'topic: More\nfields:\n  email: { label: E, description: D, example: x }\n');
    expect(await faultsOf()).toContain('catalogue/zzz.yaml › email: duplicate name, also in catalogue/contact.yaml');
  });

  it('groups in a cycle, told once', async () => {
    await change(
      'catalogue/groups.yaml',
      '  place:\n',
      '  ping: { label: P, description: D, fields: { pong: { group: pong } } }\n  pong: { label: P, description: D, fields: { pings: { list: ping } } }\n  place:\n',
    );
    expect(await faultsOf()).toEqual(['catalogue/groups.yaml › ping: groups in a cycle: ping → pong → ping']);
  });

  it('nesting deeper than ten', async () => {
    const nest = (depth: number): string =>
      depth === 0 ? 'email:' : `g${depth}: { label: G, description: D, fields: { ${nest(depth - 1)} } }`;
    await write('small.yaml', small(nest(9)));
    expect((await loadTemplates(folder)).templates).toHaveLength(8);
    await write('small.yaml', small(nest(10)));
    expect(await faultsOf()).toEqual([
      expect.stringMatching(/^small\.yaml › main › g10 › .* › g1 › email: nested deeper than 10 levels$/),
    ]);
  });

  it('a required section in which nothing is required', async () => {
    await write('small.yaml', small('').replace('surname: { required: true }', 'surname:'));
    expect(await faultsOf()).toEqual(['small.yaml › main: a required section needs a required field']);
  });

  it('an unknown kind of document, or fact that one yields', async () => {
    const documents = 'expected_documents: [{ document_type: lease, description: D, yields: [gold] }]';
    await write('small.yaml', small('').replace('expected_documents: []', documents));
    expect(await faultsOf()).toEqual(['small.yaml › expected_documents › lease: unknown fact "gold"']);
    await write('small.yaml', small('').replace('expected_documents: []', documents.replace('lease', 'papyrus')));
    expect(await faultsOf()).toEqual([
      expect.stringContaining('small.yaml › expected_documents › 0 › document_type: '),
    ]);
  });

  it.each([
    ['of no check', '{ check: luck, because: B }', 'small.yaml › rules › 0 › check: '],
    [
      'of a field that is none',
      '{ check: order, earlier: main.birth, later: main.surname, because: B }',
      'small.yaml › rules: order: no field "main.birth"',
    ],
    [
      'of a field of another kind',
      '{ check: same_name, name: main.surname, as: [main.date_of_birth], because: B }',
      'small.yaml › rules: same_name: "main.date_of_birth" is a date',
    ],
    [
      'of items where nothing is repeated',
      '{ check: same_name, name: main.surname, as: ["main.surname[].part"], because: B }',
      'small.yaml › rules: same_name: no field "main.surname[].part"',
    ],
  ])('a rule %s', async (_, rule, fault) => {
    await write('small.yaml', `${small('date_of_birth:')}\nrules:\n  - ${rule}\n`);
    expect(await faultsOf()).toContainEqual(expect.stringContaining(fault));
  });

  it('two templates of one type', async () => {
    await cp(join(folder, 'visa_application.yaml'), join(folder, 'visa_copy.yaml'));
    expect(await faultsOf()).toEqual(['visa_copy.yaml: duplicate template_type "visa_application"']);
  });

  it('text that is no YAML', async () => {
    await write('small.yaml', 'template_name: [\n');
    expect(await faultsOf()).toEqual([expect.stringMatching(/^small\.yaml: .*line 2/)]);
  });

  it('all of them at once', async () => {
    await write('small.yaml', small("shoe_size:\nemail: { regex: '([' }"));
    await change('loan_application.yaml', "template_color: '#059669'", 'template_color: green');
    const faults = await faultsOf();
    expect(faults).toHaveLength(3);
    expect(faults[0]).toBe('loan_application.yaml › template_color: Expected a colour as #2563EB');
  });
});

describe('an eighth template', () => {
  it('needs no code: a file of the format described in docs/add-a-template.md', async () => {
    const guide = await readFile(join(shipped, '../docs/add-a-template.md'), 'utf8');
    const blocks = [...guide.matchAll(/```yaml\n# (\S+)\n([\s\S]*?)```/g)];
    expect(blocks.map(([, name]) => name)).toEqual(['templates/library_card.yaml', 'templates/catalogue/library.yaml']);
    for (const [, name, text] of blocks) await write(name!.replace('templates/', ''), text!);
    const { templates, fieldSchemas } = await loadTemplates(folder);
    const card = templates.find(({ id }) => id === 'library_card');
    expect(card?.required_sections).toEqual(['reader']);
    expect(card?.sections.flatMap(({ fields }) => fields.map(({ name }) => name))).toContain('favourite_branch');
    expect(fieldSchemas.atomic_fields.favourite_branch?.topic).toBe('Library');
  });
});
