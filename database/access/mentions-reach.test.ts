import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { ask, idOf, makeStaff, note, opened } from '../testing/tickets.ts';

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

describe('a mention in a note about an entry', () => {
  /** A note of the manager about an entry, which mentions the colleague. */
  async function mentionsColleague(): Promise<Awaited<ReturnType<typeof opened>>> {
    await ownerSql('delete from public.note_mentions');
    const made = await opened();
    await ask(
      'manager',
      `select public.write_entry_note(gen_random_uuid(), '${made.entry}', '@{${idOf('colleague')}}')`,
    );
    return made;
  }
  const listed = () =>
    ask('colleague', 'select subject, subject_id, reference from public.mentions_page()');
  const moments = async () => {
    const [row] = await ask<{ waiting: { moments: { kind: string }[] } }>(
      'colleague',
      'select public.notices_waiting() as waiting',
    );
    return row?.waiting.moments.filter(({ kind }) => kind === 'mention');
  };

  test('links to the ticket of the entry, is mailed, and is marked as read there', async () => {
    const { ticket } = await mentionsColleague();
    expect(await listed()).toEqual([
      { subject: 'ticket', subject_id: ticket, reference: expect.stringMatching(/^A-\d{4}$/) },
    ]);
    expect(await moments()).toEqual([
      expect.objectContaining({ about: 'notice-ticket', id: ticket }),
    ]);
    const mail = await ownerSql(
      `select f.ticket_id from public.note_mentions m, private.ticket_mention_for_mail(m.id) f`,
    );
    expect(mail).toEqual([{ ticket_id: ticket }]);
    await ask('colleague', `select public.read_ticket_mentions('${ticket}')`);
    expect(await moments()).toEqual([]);
  });

  test('of an entry without a ticket links to the entry, is mailed, and is read there', async () => {
    const { entry, ticket } = await mentionsColleague();
    await ownerSql('delete from public.feedback_tickets where id = $1', [ticket]);
    expect(await listed()).toEqual([
      { subject: 'entry', subject_id: entry, reference: expect.any(String) },
    ]);
    expect(await moments()).toEqual([
      expect.objectContaining({ about: 'notice-entry', id: entry }),
    ]);
    const mail = () =>
      ownerSql(
        `select f.ticket_id, f.entry_id, f.reference is not null as named
         from public.note_mentions m, private.ticket_mention_for_mail(m.id) f`,
      );
    expect(await mail()).toEqual([{ ticket_id: null, entry_id: entry, named: true }]);
    const mine = () =>
      ask<{ is_new: boolean }>('colleague', `select * from entry_notes('${entry}')`);
    expect(await mine()).toMatchObject([{ is_new: true, mine: false }]);
    await ask('colleague', `select public.read_entry_mentions('${entry}')`);
    expect(await mail()).toEqual([]);
    expect(await mine()).toMatchObject([{ is_new: false }]);
  });
});
