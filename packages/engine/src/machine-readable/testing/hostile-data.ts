// Files to attach to a PDF that mean harm, or are broken: by what is wrong with them.

export interface HostileFile {
  readonly wrong: string;
  readonly name: string;
  readonly content: string;
}

const xml = (wrong: string, content: string): HostileFile => ({ wrong, name: 'factur-x.xml', content });
const json = (wrong: string, content: string): HostileFile => ({ wrong, name: 'data.json', content });
const growing = '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">';

export const hostileFiles: readonly HostileFile[] = [
  xml('ten thousand nested elements', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`),
  xml('entities that grow', `<?xml version="1.0"?><!DOCTYPE x [${growing}]><Invoice>&c;</Invoice>`),
  xml(
    'entities from elsewhere',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Invoice>&f;</Invoice>',
  ),
  xml('a document type from elsewhere', '<!DOCTYPE Invoice SYSTEM "http://example.org/x.dtd"><Invoice/>'),
  xml('entities that nobody declared', '<Invoice>&file;</Invoice>'),
  xml('very many elements', `<Invoice>${'<a/>'.repeat(70_000)}</Invoice>`),
  xml('XML that ends early', '<Invoice><ID>4'),
  xml('an attachment that unpacks to forty megabytes', `<Invoice>${' '.repeat(40_000_000)}</Invoice>`),
  json('JSON that ends early', '{"total": '),
  json('JSON of ten thousand levels', '{"a":'.repeat(10_000)),
];
