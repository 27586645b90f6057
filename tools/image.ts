import { cp, glob, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { endWithUsage, readArguments } from './command-line/arguments.ts';
import { thirdPartyText } from './packages/third-party.ts';

const USAGE = `npm run image -- FOLDER

Writes the application folder of a container image, after a build. It holds what serving, back-ups and the
administrator's command read: traced modules, the build, SQL, fonts and pictures, and the notices of the packages.
The runtime (Node 24) is not in it.`;

const root = path.dirname(import.meta.dirname);
const [target] = readArguments(USAGE, {}, 1).positionals;
const folder = path.resolve(target ?? endWithUsage(USAGE, 'Name the folder.'));
if ((await readdir(folder).catch(() => [])).length > 0) {
  console.error(`\n${folder} is not empty.\n`);
  process.exit(1);
}

/** Programs that are started by their file, and the modules that they import. */
const ENTRIES = [
  'server/start.mjs',
  'build/server/{index,engine-worker}.js',
  'tools/{backup,restore,admin,migrate,release}.ts',
  'app/platform/database/engine/engine-worker.server.ts',
  // Run in threads and processes of their own (app/platform/threads and its like).
  'app/access/password/password-estimator.server.ts',
  'app/features/brand/admin/logos/svg-cleaner.server.ts',
  'app/platform/files/file-inspector.server.ts',
  'app/platform/files/pdf/pdf-drawer.server.ts',
  'app/platform/mail/inbound/mail-reader.server.ts',
];
/** Files that are read by their path. */
const READ = [
  'package.json',
  'build/**/*',
  'build/.stamp',
  'public/**/*',
  'app/**/*.{sql,ttf,txt,json}',
  'database/{base,bridge,migrations,seed}/**/*',
  'database/{bootstrap.sql,catalogue.txt,definitions.version}',
];
/** What development alone imports. */
const DEVELOPMENT = ['server/development.ts', 'node_modules/{vite,rolldown,jiti,typescript}/**'];

async function matching(patterns: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of patterns)
    for await (const file of glob(pattern, { cwd: root })) found.push(file);
  return found;
}

/** The text of a module as JavaScript, since the tracer does not read types. */
async function readModule(file: string): Promise<Buffer | string | null> {
  try {
    const bytes = await readFile(file);
    return file.endsWith('.ts')
      ? stripTypeScriptTypes(String(bytes), { mode: 'transform' })
      : bytes;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return null;
    throw error;
  }
}

const { fileList } = await nodeFileTrace(
  (await matching(ENTRIES)).map((file) => path.join(root, file)),
  { base: root, conditions: ['node'], ignore: DEVELOPMENT, readFile: readModule },
);
const files = new Set([...fileList, ...(await matching(READ))]);
let bytes = 0;
for (const file of files) {
  const from = path.join(root, file);
  const { size, isFile } = await stat(from).then((found) => ({
    size: found.size,
    isFile: found.isFile(),
  }));
  if (!isFile) continue;
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await cp(from, path.join(folder, file));
  bytes += size;
}
await writeFile(path.join(folder, 'THIRD_PARTY.md'), thirdPartyText(root));
console.log(`${files.size} files, ${(bytes / 1e6).toFixed(0)} MB, in ${folder}`);
