import { writeFileSync } from 'node:fs';
import { asActor } from '../app/platform/database/actor.server.ts';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { todayCases } from './crm/today-cases.ts';
import { fillRows, staffOf, USUAL_SIZES } from './rows/fill-rows.ts';
import { timesOf } from './zz-times.ts';

const leads = Number(process.env['LEADS'] ?? 1000000);
await openDatabase({ dataDir: '', databaseUrl: process.env['TEST_DATABASE_URL'] });
await migrateDatabase();
const { owner } = openHandle();
for (const i of [
  'private.lead_words_by_words',
  'private.contact_words_by_words',
  'private.deal_words_by_words',
])
  await owner.query('drop index if exists ' + i);
await fillRows(
  {
    sizes: {
      ...USUAL_SIZES,
      people: 200,
      leads,
      contacts: 0,
      events: 0,
      feedback: 50000,
      newsletter: 300000,
      security: 0,
      changes: 0,
    },
    seed: 1,
    day: new Date().toISOString().slice(0, 10),
  },
  (what, s) => console.log(what, s.toFixed(1)),
);
console.log('filled');
const userId = await staffOf('admin');
await timesOf(userId, todayCases(userId));
await closeDatabase();
