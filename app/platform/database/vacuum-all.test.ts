import { expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../../../database/testing/scratch-database.ts';
import { sendLead } from '../../../database/testing/send-lead.ts';
import { vacuumAll } from './vacuum-all.server.ts';

useScratchDatabase();

test('every table of the owner is vacuumed and analysed', async () => {
  await sendLead({});
  const rows = () =>
    ownerSql<{ rows: number }>(
      `select reltuples::integer as rows from pg_class
       where oid in ('public.qualification_submissions'::regclass, 'private.schema_migrations'::regclass)
       order by relname`,
    );
  await vacuumAll();
  const [leads, migrations] = await rows();
  expect(leads?.rows).toBe(1);
  expect(migrations?.rows).toBeGreaterThan(10);
});
