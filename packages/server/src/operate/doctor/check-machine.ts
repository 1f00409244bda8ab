// Checks the machine: Node, memory, room, rights on the data folder, and the files that reading and filling load.
import { access, constants, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import { freeBytes } from '../../disk-space.ts';
import { type Finding, fault, ok, sentenceOf, warning } from './finding.ts';

const MB = 1024 * 1024;
/** Measured (docs/scaling.md): a server with its database and a spare reader, and each worker that has read scans. */
const SERVER_MB = 450;
const READER_MB = 560;
const OLDEST_NODE = 20;
/** Node strips types itself from here on; `npm` installs one that does. */
const TYPES_NODE = [22, 18] as const;

const networks = [
  'ocr-detector.onnx',
  'ocr-recogniser.onnx',
  'ocr-careful-recogniser.onnx',
  'ocr-uprightness.onnx',
  'ocr-alphabet.json',
  'page-model.onnx',
  'page-model.json',
  'word-vectors.bin',
  'word-vectors.txt',
];
const font = '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';

function checkNode(): Finding {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [needed, from] = TYPES_NODE;
  if (major > needed || (major === needed && minor >= from)) return ok('node', `Node ${node}`);
  return fault(
    'node',
    `Node ${node} runs here`,
    `Start through npm, which uses the Node that was installed with OneForm, or install Node ${OLDEST_NODE} or later and run npm ci again.`,
  );
}

function checkMemory({ workers }: Config): Finding {
  // Of a container that is its limit, else that of the machine.
  const limit = process.constrainedMemory();
  const available = Math.floor((limit > 0 && limit < totalmem() ? limit : totalmem()) / MB);
  const needed = SERVER_MB + workers * READER_MB;
  const says = `${available} MB, and ${needed} MB may be needed with WORKERS=${workers}`;
  return available >= needed ? ok('memory', says) : warning('memory', says, 'Give it more memory, or set WORKERS=1.');
}

async function checkDisk({ folders, minFreeBytes }: Config): Promise<Finding> {
  const free = await freeBytes(folders.data);
  const says = `${Math.floor(free / MB)} MB free for ${folders.data}`;
  if (free < minFreeBytes)
    return fault('disk', says, `Free up some space: papers are taken above ${minFreeBytes / MB} MB (MIN_FREE_MB).`);
  return free < 5 * minFreeBytes ? warning('disk', says, 'Free up some space soon.') : ok('disk', says);
}

async function checkFolder({ folders: { data } }: Config): Promise<Finding> {
  const about = 'data folder';
  const found = await stat(data).catch(() => null);
  if (!found) return ok(about, `${data} is made at the first start`);
  if (!found.isDirectory()) return fault(about, `${data} is no folder`, 'Set ONEFORM_DATA to a folder.');
  try {
    await access(data, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return fault(
      about,
      `this user may not write to ${data}`,
      `Give it to the user that runs OneForm: chown -R USER ${data}`,
    );
  }
  const others = found.mode & 0o006;
  return others === 0
    ? ok(about, data)
    : warning(about, `every user of this machine may look into ${data}`, `Close it: chmod 700 ${data}`);
}

async function checkParts({ folders }: Config): Promise<Finding[]> {
  const missing: string[] = [];
  for (const name of networks) if (!(await sizeOf(join(folders.root, 'networks', name)))) missing.push(name);
  const fontFile = fileURLToPath(import.meta.resolve(font, import.meta.resolve('@oneform/engine')));
  const web = await sizeOf(join(folders.web, 'index.html'));
  return [
    missing.length === 0
      ? ok('models', `${networks.length} files in networks/`)
      : fault('models', `networks/ lacks ${missing.join(', ')}`, 'Unpack the release again.'),
    (await sizeOf(fontFile))
      ? ok('fonts', 'the font of filled forms')
      : fault('fonts', 'the font of filled forms is missing', 'Run npm ci again.'),
    web
      ? ok('web app', 'built')
      : warning('web app', 'not built', 'npm start builds it; for serve.ts alone run npm run build.'),
  ];
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

export async function checkMachine(config: Config): Promise<Finding[]> {
  const disk = await checkDisk(config).catch((error) =>
    fault('disk', sentenceOf(error), 'Set ONEFORM_DATA to a folder on a disk.'),
  );
  return [checkNode(), checkMemory(config), disk, await checkFolder(config), ...(await checkParts(config))];
}
