import path from 'node:path';
import type { SETTINGS } from '#app/platform/env.server.ts';
import { endWithUsage, readArguments } from './command-line/arguments.ts';
import { openDemoFolder } from './demo/folder.ts';
import { DEMO_DOMAIN } from './demo/people.ts';
import { projectFolder } from './source-files.ts';

const USAGE = `npm run demo [-- OPTIONS]

Starts the site on a folder of its own with samples for every table and one person per role, and prints their
passwords. Sends no mail, and never touches a folder that is not its own.

  --folder FOLDER   default .demo-data
  --seed NUMBER     of the invented rows; default 1`;

/** Settings that reach the outside: the demonstration mails nobody and uses no other database. */
const CLEARED_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MIGRATE_DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'INBOUND_MAIL_URL',
  'REPLY_ADDRESS',
  'AUDIT_EXPORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SECRET',
] as const;

try {
  const { values } = readArguments(USAGE, {
    folder: { type: 'string', default: path.join(projectFolder, '.demo-data') },
    seed: { type: 'string', default: '1' },
  });
  if (!/^\d+$/.test(values.seed)) endWithUsage(USAGE, '--seed needs a whole number.');
  // They are not those of the site.
  process.argv.splice(2);
  const folder = openDemoFolder(path.resolve(values.folder), Number(values.seed));
  for (const name of CLEARED_SETTINGS satisfies readonly (keyof typeof SETTINGS)[])
    process.env[name] = '';
  process.env['DATA_DIR'] = folder.path;
  // Its rows are invented.
  process.env['BACKUP_NIGHTLY'] = 'off';
  if (!folder.filled) console.log('\n  Filling the demonstration with samples …');
  const { fillDemo } = await import('./demo/fill.ts');
  await fillDemo(folder);
  console.log('\n  Demonstration. Everything in it is invented; mails stay in the folder.');
  for (const [who, password] of Object.entries(folder.passwords)) {
    console.log(`  ${`${who}@${DEMO_DOMAIN}`.padEnd(26)} ${password}`);
  }
  await import(new URL('../server/start.mjs', import.meta.url).href);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
