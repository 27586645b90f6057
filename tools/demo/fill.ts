import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '#app/platform/database/database.server.ts';
import { makeDemoAnswerClocks } from './answer-clocks.ts';
import { makeDemoRules } from './automation.ts';
import { makeDemoClientTickets } from './client-tickets.ts';
import { makeDemoContacts } from './contacts.ts';
import { makeDemoCustomFields } from './custom-fields.ts';
import { makeDemoDays } from './days.ts';
import { makeDemoEvents } from './events.ts';
import { makeDemoFeedback } from './feedback.ts';
import type { DemoFolder } from './folder.ts';
import { makeDemoInboundMails } from './inbound-mails.ts';
import { makeDemoIntegrations } from './integrations.ts';
import { makeDemoIssuers } from './issuers.ts';
import { makeDemoLeads } from './leads.ts';
import { makeDemoMails } from './mails.ts';
import { makeDemoPeople } from './people.ts';
import { makeDemoProjects } from './projects.ts';
import { seededRandom } from './random.ts';
import { makeDemoScores } from './scores.ts';
import { makeDemoSiteRows } from './site-rows.ts';
import { makeDemoStaffWork } from './staff-work.ts';
import { makeDemoTasks } from './tasks.ts';
import { makeDemoTickets } from './tickets.ts';
import { makeDemoVisits } from './visits.ts';

/** Samples for every table, into the open database of a demonstration folder. */
export async function fillOpenDatabase(folder: DemoFolder): Promise<void> {
  const random = seededRandom(folder.seed);
  const people = await makeDemoPeople(folder);
  await makeDemoLeads(random, people);
  await makeDemoEvents(random, people);
  await makeDemoContacts(random, people);
  await makeDemoSiteRows();
  await makeDemoFeedback(random, folder.path);
  await makeDemoMails();
  await makeDemoVisits(random);
  await makeDemoStaffWork(people);
  await makeDemoInboundMails(folder.path);
  await makeDemoTickets(people, folder.path);
  await makeDemoCustomFields();
  await makeDemoProjects(people, folder.path, random.uuid);
  await makeDemoClientTickets(people, random.uuid);
  await makeDemoTasks(people);
  await makeDemoAnswerClocks();
  await makeDemoScores(random, people);
  await makeDemoDays();
  await makeDemoRules(people);
  await makeDemoIntegrations(people);
  await makeDemoIssuers(people);
}

/** Fills the folder's own database, once. */
export async function fillDemo(folder: DemoFolder): Promise<void> {
  await openDatabase({ dataDir: folder.path });
  try {
    await migrateDatabase();
    if (folder.filled) return;
    await fillOpenDatabase(folder);
    folder.markFilled();
  } finally {
    await closeDatabase();
  }
}
