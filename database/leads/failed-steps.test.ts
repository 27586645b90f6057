import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { whileBroken } from '../testing/replaced-function.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

/** Steps of the intake, and the function that each of them calls. */
const STEPS = [
  ['owner', 'private.owner_by_rules(text, text, text, text, boolean, uuid)'],
  ['clock', 'private.answer_target_of(text, text)'],
  ['service', 'private.service_of_lead(jsonb, jsonb, text)'],
  ['score', 'private.score_version()'],
] as const;

test.each(STEPS)(
  'a lead whose %s fails is stored, with the failure on its record',
  async (step, name) => {
    const id = randomUUID();
    await whileBroken(name, () => sendLead({ id, source: 'contact_form', address: randomUUID() }));
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
  },
);
