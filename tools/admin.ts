import { parseArgs } from 'node:util';
import { raiseToSuperadmin } from '#app/features/people/raise.server.ts';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '#app/platform/database/database.server.ts';
import { DataFolderRefused } from '#app/platform/database/errors.server.ts';
import { compareInstallation } from '#app/platform/database/installation.server.ts';
import { settings } from '#app/platform/env.server.ts';

/*
 * Makes or raises a superadmin from a shell: `npm run admin -- --email ana@example.com [--name Ana]`.
 * With --reset-second-step the account also loses its second step and passkeys: recovery for
 * the only administrator who has lost the phone and the recovery codes.
 * On the embedded database the site must be stopped first; on a PostgreSQL server it may run.
 */

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;

function fail(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'reset-second-step': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const {
  email = '',
  name = email.split('@')[0] ?? '',
  'reset-second-step': resetSecondStep = false,
} = options();
if (!EMAIL.test(email)) fail('Say whom: npm run admin -- --email ana@example.com [--name "Ana"]');

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
  fail(error instanceof Error ? error.message : String(error));
}
