// The house: contract <- engine <- server; contract <- web. In web: ui, lib <- features <- app; a feature never imports another.
const { readdirSync, readFileSync, existsSync } = require('node:fs');

const webFeatures = existsSync('packages/web/src/features') ? readdirSync('packages/web/src/features') : [];
const entries = ['contract', 'engine', 'server'].flatMap((name) =>
  Object.values(JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).exports).map(
    (entry) => `^packages/${name}/${entry.slice(2).replaceAll('.', '\\.')}$`,
  ),
);
/** Every room of the engine, each with those that it may import; `extract` has rooms of its own. No room imports one that is above it. */
const roomsBelow = {
  document: [],
  meaning: [],
  values: ['document'],
  catalogue: ['document', 'values'],
  'machine-readable': ['document', 'values', 'catalogue'],
  read: ['document', 'values', 'machine-readable'],
  'page-model': ['document', 'meaning'],
  layout: ['document', 'values', 'catalogue'],
  categorise: ['document', 'values', 'catalogue', 'page-model'],
  extract: ['document', 'values', 'machine-readable', 'page-model', 'catalogue', 'layout'],
  map: ['document', 'values', 'meaning', 'catalogue'],
  fill: ['document', 'values', 'meaning', 'read', 'page-model', 'catalogue', 'layout', 'map'],
  models: ['document', 'values', 'page-model', 'catalogue', 'layout', 'categorise', 'extract', 'map'],
  sandbox: ['document', 'read', 'page-model', 'fill', 'models', 'pipeline.ts', 'read-paper.ts'],
};
const roomsOfExtract = {
  claims: [],
  settle: [],
  weigh: ['claims', 'settle'],
  propose: ['claims', 'settle'],
  contacts: ['claims', 'settle', 'propose'],
  lists: ['settle'],
  'unnamed-fields': ['claims', 'weigh'],
};
const engine = '^packages/engine/src';
const roomRules = (folder, rooms) =>
  Object.entries(rooms).map(([room, below]) =>
    forbid(
      `${folder.slice('^packages/'.length).replace('/src', '').replaceAll('/', '-')}-${room}-knows-rooms-below`,
      { path: `${folder}/${room}/`, pathNot: '(\\.test\\.ts$|/testing/)' },
      {
        path: `${folder}/`,
        pathNot: `${folder}/(${[room, ...below].map((name) => name.replace('.ts', '\\.ts$')).join('|')})(/|$)`,
      },
      'Rooms know those below them alone; `roomsBelow` names them.',
    ),
  );
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }, 'Break the ring: move what both need to a place of its own.'),
    forbid(
      'contract-imports-zod-only',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
      'The contract is read by the browser too.',
    ),
    forbid(
      'client-knows-the-page-alone',
      { path: '^packages/client/src' },
      { pathNot: ['^packages/client/src', 'node_modules/openapi-(fetch|typescript-helpers)/'] },
      'It goes to people who have the page of the API and nothing else of ours.',
    ),
    forbid(
      'engine-knows-no-server',
      { path: '^packages/engine/src' },
      { path: '^packages/(server|web)/' },
      'Documents are understood without HTTP and database.',
    ),
    ...roomRules(engine, roomsBelow),
    ...roomRules(`${engine}/extract`, roomsOfExtract),
    forbid(
      'engine-rooms-are-listed',
      { path: `${engine}/` },
      { path: `${engine}/[^/]+/`, pathNot: `${engine}/(${Object.keys(roomsBelow).join('|')}|golden)/` },
      'A new room has a line in `roomsBelow`.',
    ),
    forbid(
      'models-use-their-port',
      { path: `${engine}/models/`, pathNot: '(\\.test\\.ts$|/testing/|/engine-port\\.ts$)' },
      { path: `${engine}/(catalogue|layout|categorise|extract)/` },
      'What models need of the rules is in `models/engine-port.ts`.',
    ),
    forbid(
      'engine-runs-without-its-tests',
      { path: `${engine}/`, pathNot: '(\\.test\\.ts$|/testing/)' },
      { path: ['^packages/engine/testing/', '^packages/engine/src/.+/testing/'] },
      'Invented papers and forms are for tests and for `training`.',
    ),
    forbid(
      'server-knows-no-web',
      { path: '^packages/server/src' },
      { path: '^packages/web/' },
      'They meet in the contract.',
    ),
    forbid(
      'web-knows-only-contract',
      { path: '^packages/web/src' },
      { path: '^packages/(server|engine)/' },
      'They meet in the contract.',
    ),
    forbid(
      'extension-knows-only-contract',
      { path: '^packages/extension/' },
      { path: '^packages/(server|engine|web)/' },
      'They meet in the contract.',
    ),
    forbid(
      'page-knows-no-key',
      { path: '^packages/extension/src/page/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/extension/src/(background|popup|panel|connect)/' },
      'What runs in a page of strangers sees neither the key nor the server.',
    ),
    forbid(
      'web-ui-and-lib-are-below',
      { path: '^packages/web/src/(ui|lib)/' },
      { path: '^packages/web/src/(features|app)/' },
      'ui and lib know no feature.',
    ),
    forbid(
      'web-features-know-no-app',
      { path: '^packages/web/src/features/' },
      { path: '^packages/web/src/app/' },
      'Pages compose features, not the other way round.',
    ),
    ...webFeatures.map((feature) =>
      forbid(
        `web-feature-${feature}-stands-alone`,
        { path: `^packages/web/src/features/${feature}/` },
        { path: '^packages/web/src/features/', pathNot: `^packages/web/src/features/${feature}/` },
        'Features meet in app: pass the other one in as a prop.',
      ),
    ),
    forbid(
      'environment-in-one-place',
      { path: '^packages/(contract|engine)/src' },
      { path: '^(node:)?process$' },
      'Settings are handed down.',
    ),
    forbid(
      'entries-only',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/(contract|engine|server)/src/', pathNot: ['^packages/$1/', ...entries] },
      'Another package is used through the entries its package.json exports.',
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
