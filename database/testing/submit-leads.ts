import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../app/platform/database/database.server.ts';
import { sendLead } from './send-lead.ts';

// A process of its own for the tests that kill it: sends leads to the database of DATA_DIR or
// DATABASE_URL without end, several at a time, and writes the id of each acknowledged one.

const AT_A_TIME = 4;

await openDatabase({
  dataDir: process.env['DATA_DIR'] ?? '',
  databaseUrl: process.env['DATABASE_URL'],
});

async function submitForEver(): Promise<never> {
  for (;;) {
    const id = randomUUID();
    const { outcome } = await sendLead({ id });
    process.stdout.write(`${id} ${outcome}\n`);
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, submitForEver));
