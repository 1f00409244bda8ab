// The house: contract <- engine <- server; contract <- web. In web: ui, lib <- features <- app; a feature never imports another.
const { readdirSync, readFileSync, existsSync } = require('node:fs');

const webFeatures = existsSync('packages/web/src/features') ? readdirSync('packages/web/src/features') : [];
const entries = ['contract', 'engine', 'server'].flatMap((name) =>
  Object.values(JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).exports).map(
    (entry) => `^packages/${name}/${entry.slice(2).replaceAll('.', '\\.')}$`,
  ),
);
/** Rooms of the engine that others stand on, each with those that it may import. */
const roomsBelow = {
  normalise: [],
  document: [],
  values: ['normalise', 'document'],
  'document-types': [],
  lexicon: ['normalise', 'values', 'document-types'],
  issuers: ['normalise', 'document', 'values', 'machine-readable'],
  settle: ['normalise', 'document', 'values'],
  readers: ['normalise', 'document', 'document-types', 'values', 'lexicon', 'issuers', 'settle', 'machine-readable'],
  meaning: [],
  match: [
    'normalise',
    'document',
    'values',
    'lexicon',
    'document-types',
    'readers',
    'settle',
    'machine-readable',
    'page-model',
  ],
};
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
      'engine-knows-no-server',
      { path: '^packages/engine/src' },
      { path: '^packages/(server|web)/' },
      'Documents are understood without HTTP and database.',
    ),
    forbid(
      'categorise-knows-no-facts',
      { path: '^packages/engine/src/categorise/', pathNot: '(\\.test\\.ts$|/fitting/)' },
      { path: '^packages/engine/src/((readers|map|fill|models)/|categorise/fitting/)' },
      'What a paper is gets decided before it is read for facts, and without what weights are fitted with.',
    ),
    ...Object.entries(roomsBelow).map(([room, below]) =>
      forbid(
        `engine-${room}-knows-rooms-below`,
        { path: `^packages/engine/src/${room}/`, pathNot: '\\.test\\.ts$' },
        { path: '^packages/engine/src/', pathNot: `^packages/engine/src/(${[room, ...below].join('|')})/` },
        'What is read is understood from below: normalise, document, values, lexicon, issuers, settle, readers, then match.',
      ),
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
