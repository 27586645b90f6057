import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

/** Steps of the intake, and the function that each of them asks. */
const STEPS = [
  ['owner', 'private.owner_by_rules(text, text, text, text, boolean, uuid)'],
  ['clock', 'private.answer_target_of(text, text)'],
  ['service', 'private.service_of_lead(jsonb, jsonb, text)'],
  ['score', 'private.score_version()'],
] as const;

const BROKEN = "AS $$ begin raise exception 'broken'; end $$";

test.each(STEPS)('a lead whose %s fails is kept, and says so on its record', async (step, name) => {
  const [before] = await ownerSql<{ source: string }>(
    `select pg_get_functiondef($1::regprocedure) as source`,
    [name],
  );
  const source = String(before?.source);
  const body = /AS (\$\w*\$)[\s\S]*\1/;
  await ownerSql(source.replace(body, () => BROKEN));
  const id = randomUUID();
  try {
    await sendLead({ id, source: 'contact_form', address: randomUUID() });
  } finally {
    await ownerSql(source);
  }
  const events = await ownerSql<{ step: string }>(
    `select details ->> 'step' as step from public.crm_events
     where subject = 'lead' and subject_id = $1 and kind = 'step_failed'`,
    [id],
  );
  expect(events).toEqual([{ step }]);
  const [lead] = await ownerSql<{ contact_id: string | null }>(
    'select contact_id from public.qualification_submissions where id = $1',
    [id],
  );
  expect(lead?.contact_id).toMatch(/^[0-9a-f-]{36}$/);
});
