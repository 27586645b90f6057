import { raiseToSuperadmin } from '#app/features/people/raise.server.ts';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '#app/platform/database/database.server.ts';
import { DataFolderRefused } from '#app/platform/database/errors.server.ts';
import { compareInstallation } from '#app/platform/database/installation.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { endWithUsage, readArguments } from './command-line/arguments.ts';

const USAGE = `npm run admin -- --email ana@example.com [OPTIONS]

Makes or raises a superadmin, and prints a link to set the password. On the embedded database stop the site first;
on a PostgreSQL server it may run.

  --email ADDRESS       of the account, which is made where there is none
  --name "Ana"          of a new account
  --reset-second-step   also removes a lost second step and passkeys`;

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

function fail(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const {
  email = '',
  name = email.split('@')[0] ?? '',
  'reset-second-step': resetSecondStep = false,
} = readArguments(USAGE, {
  email: { type: 'string' },
  name: { type: 'string' },
  'reset-second-step': { type: 'boolean' },
}).values;
if (!EMAIL.test(email)) endWithUsage(USAGE, 'Name the account: --email ana@example.com');

async function open(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL } = settings();
  await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
  });
  await migrateDatabase();
  await compareInstallation();
}

try {
  await open();
  const { made, letIn, withoutFactor, link } = await raiseToSuperadmin({
    email,
    name,
    resetSecondStep,
  });
  await closeDatabase();
  console.log(`\n  ${email} ${made ? 'now has an account and is' : 'is'} superadmin.`);
  if (letIn) console.log('  The account was kept out and is let in again.');
  if (withoutFactor) console.log('  Its second step and passkeys are gone; set them up anew.');
  console.log('  Set the password here, within an hour and once (the site must be running):');
  console.log(`  ${settings().PUBLIC_URL}${link}\n`);
  process.exit(0);
} catch (error) {
  await closeDatabase();
  if (error instanceof DataFolderRefused) {
    fail(`${error.message}\nTo make an administrator, stop the site, run this, start it again.`);
  }
  fail(explainFailure(error));
}
