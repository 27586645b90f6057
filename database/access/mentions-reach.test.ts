import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { ask, makeStaff, note, opened } from '../testing/tickets.ts';

/* A mentioned user reads what they may read: with feedback alone notes about tickets. */

useScratchDatabase();
let staffUser: Actor = { kind: 'anonymous' };
beforeAll(async () => {
  await makeStaff();
  await ownerSql(`delete from public.role_permissions where role = 'analyst' and resource = 'crm'`);
  staffUser = { kind: 'user', userId: await makePerson({ role: 'analyst' }) };
});
const named = async (actor: Actor) =>
  (await actorSql<{ subject: string }>(actor, 'select subject from public.mentions_page()')).map(
    ({ subject }) => subject,
  );

test('without the CRM mentions about tickets are read, and none on leads', async () => {
  const me = (staffUser as { userId: string }).userId;
  const { ticket } = await opened();
  await note('manager', ticket, `Veja, @{${me}}`);
  // From when the user might still read leads.
  const [lead] = await ownerSql<{ id: string }>(
    `insert into public.qualification_submissions (id, source, form_data)
     values (gen_random_uuid(), 'contact_form', '{"name": "Ana"}') returning id`,
  );
  await ownerSql(
    `with n as (insert into public.lead_notes (id, lead_id, body)
       values (gen_random_uuid(), $1, 'Oi') returning id)
     insert into public.note_mentions (lead_note_id, user_id) select n.id, $2 from n`,
    [lead?.id, me],
  );
  expect(await named(staffUser)).toEqual(['ticket']);
  expect(await actorSql(staffUser, 'select id from public.note_mentions')).toHaveLength(1);
  expect(await ask('viewer', 'select * from public.mentions_page()')).toEqual([]);
  const withoutRole: Actor = { kind: 'user', userId: await makePerson() };
  await expect(named(withoutRole)).rejects.toThrow('crm_read_missing');
});
