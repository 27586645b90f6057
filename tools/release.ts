import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { endWithUsage, readArguments } from './command-line/arguments.ts';
import { activate, currentVersion, type SiteUnit } from './release/activate.ts';
import { packRelease, unpackRelease } from './release/archive.ts';
import { noteVersion } from './release/note-version.ts';
import { ReleaseRefused } from './release/release-refused.ts';
import { signArchive } from './release/signature.ts';

const USAGE = `npm run release -- COMMAND [OPTIONS]    (docs/deploy.md, "Upgrade and return")

  pack [FOLDER]       after a build: writes forja-VERSION.tar.zst into FOLDER
  install ARCHIVE     unpacks it into ROOT/releases/VERSION, checks it, and goes on as use
  use VERSION         migrates, points ROOT/current at it, restarts, waits until it is ready; else switches back
  list                names the versions in ROOT/releases
  note                writes the version over the open part of CHANGELOG.md; npm version calls it

  --root FOLDER       default /opt/forja
  --restart COMMAND   and --ready URL, once for each process in the same order
  --patience SECONDS  how long to wait for a process to be ready; default 60
  --no-return         also applies migrations that the present release does not survive

With RELEASE_SIGNING_KEY pack signs the archive; with RELEASE_PUBLIC_KEY install refuses one that is not signed by
its key. The other settings are those of the site.`;

const { values, positionals } = readArguments(
  USAGE,
  {
    root: { type: 'string', default: '/opt/forja' },
    restart: { type: 'string', multiple: true, default: [] },
    ready: { type: 'string', multiple: true, default: [] },
    patience: { type: 'string', default: '60' },
    'no-return': { type: 'boolean', default: false },
  },
  2,
);
const [command, operand] = positionals;
const project = path.dirname(import.meta.dirname);
const root = path.resolve(values.root);
const releases = path.join(root, 'releases');

function units(): SiteUnit[] {
  if (values.restart.length !== values.ready.length) {
    throw new ReleaseRefused('Name one --ready URL for each --restart COMMAND.');
  }
  return values.restart.map((restart, place) => ({ restart, ready: values.ready[place] ?? '' }));
}

const say = (line: string) => console.log(`  ${line}`);

const use = (version: string) =>
  activate(
    {
      ...{ root, units: units(), say, noReturn: values['no-return'] },
      patienceMs: Number(values.patience) * 1000,
    },
    version,
  );

async function pack(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-release-'));
  try {
    // What the tracer needs is not in a release.
    await promisify(execFile)(process.execPath, ['tools/image.ts', folder], {
      cwd: project,
    });
    const archive = await packRelease(folder, path.resolve(into));
    say(archive);
    const key = process.env['RELEASE_SIGNING_KEY'];
    if (key) say(await signArchive(archive, key));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function install(archive: string): Promise<void> {
  await mkdir(releases, { recursive: true });
  const key = process.env['RELEASE_PUBLIC_KEY'];
  const version = await unpackRelease(path.resolve(archive), releases, key);
  if (key) say('The archive is signed by the key of RELEASE_PUBLIC_KEY.');
  say(`Release ${version} lies in ${path.join(releases, version)}.`);
  await use(version);
}

async function list(): Promise<void> {
  const current = await currentVersion({ root });
  const found = (await readdir(releases).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const version of found.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    say(`${version}${version === current ? '  (current)' : ''}`);
  }
}

try {
  if (command === 'pack') await pack(operand ?? '.');
  else if (command === 'install' && operand) await install(operand);
  else if (command === 'use' && operand) await use(operand);
  else if (command === 'list') await list();
  else if (command === 'note') await noteVersion(project, new Date().toISOString().slice(0, 10));
  else
    endWithUsage(USAGE, command ? `${command} needs a name, or is no command.` : 'Name a command.');
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`);
  process.exitCode = 1;
}
