import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { serverScratch } from '../../database/testing/server-scratch.ts';

const script = fileURLToPath(import.meta.resolve('../../database/testing/submit-leads.ts'));
const ACKNOWLEDGED_BEFORE_KILL = 150;

interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  await closeDatabase();
  for (const step of undo.splice(0)) await step();
});

async function place(): Promise<Place> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const scratch = await serverScratch(url);
    undo.push(scratch.dispose);
    return { DATA_DIR: '', DATABASE_URL: scratch.url };
  }
  const folder = await scratchFolder();
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

async function submitUntilKilled(where: Place): Promise<string[]> {
  const env = { ...process.env, ...where };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = '', outcome] = line.split(' ');
    expect(outcome).toBe('accepted');
    acknowledged.push(id);
    if (acknowledged.length === ACKNOWLEDGED_BEFORE_KILL) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

describe('kill -9 during submissions', () => {
  test('every acknowledged lead is there once and whole, and none is half there', async () => {
    const where = await place();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      acknowledged.push(...(await submitUntilKilled(where)));
      await openDatabase({ dataDir: where.DATA_DIR, databaseUrl: where.DATABASE_URL });
      const leads = await ownerSql<{ id: string; contacts: number; deals: number; mails: number }>(
        `select s.id,
           (select count(*) from public.crm_contacts c where c.id = s.contact_id) as contacts,
           (select count(*) from public.crm_deals d where d.id = s.deal_id) as deals,
           (select count(*) from public.outbox o
            where o.payload ->> 'submission_id' = s.id::text) as mails
         from public.qualification_submissions s`,
      );
      const stored = leads.map((lead) => lead.id);
      expect(new Set(stored).size).toBe(stored.length);
      expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
      // Leads under way when the process died may have been stored without being acknowledged.
      expect(stored.length).toBeLessThanOrEqual(acknowledged.length + 4 * (round + 1));
      const whole = { contacts: 1, deals: 1, mails: 2 };
      expect(leads.filter((lead) => !matches(lead, whole))).toEqual([]);
      await closeDatabase();
    }
  });
});

function matches<T extends object>(row: T, wanted: Partial<T>): boolean {
  return (Object.keys(wanted) as (keyof T)[]).every((key) => row[key] === wanted[key]);
}
