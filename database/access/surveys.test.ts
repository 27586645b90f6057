import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { makeStaff, opened } from '../testing/tickets.ts';

/* Asking contacts whether they would recommend the company: whom, how seldom, and how they leave. */

const server: Actor = { kind: 'system' };
let admin: Actor;
let project = '';

useScratchDatabase();
beforeAll(async () => {
  await makeStaff();
  admin = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
  const [row] = await ownerSql<{ id: string }>(
    `select id from public.feedback_projects where key = 'forja'`,
  );
  project = row?.id ?? '';
});

/** A contact of the product, who has agreed unless it says otherwise. */
async function aContact(email: string, agrees = true): Promise<string> {
  const id = randomUUID();
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, source, products)
     select $1, 'Ana', $2, 'website', array[coalesce(p.product, 'forja')]
     from public.feedback_projects p where p.id = $3`,
    [id, email, project],
  );
  if (agrees) {
    await ownerSql(`insert into public.survey_consents (email, way) values ($1, 'page')`, [email]);
  }
  return id;
}
const preview = async () =>
  (
    await actorSql<Record<string, number>>(
      admin,
      `select * from public.survey_preview('${project}')`,
    )
  )[0];
const send = (seen: number, id: string = randomUUID(), who = admin) =>
  actorSql<{ people: number }>(
    who,
    `select public.send_survey('${id}', '${project}', ${seen}) as people`,
  );
const invitationOf = async (email: string) =>
  (
    await ownerSql<{ id: string }>(
      'select id from public.nps_invitations where email = $1 order by asked_at desc',
      [email],
    )
  )[0]?.id ?? '';
const say = async (invitation: string, score: number, comment = '') =>
  (
    await actorSql<{ result: string }>(
      server,
      `select public.answer_survey('${invitation}', ${score}, '${comment}') as result`,
    )
  )[0]?.result;

describe('a survey', () => {
  test('reaches contacts with a consent, once in ninety days, also with ten concurrent senders', async () => {
    await aContact('ana@casa.example');
    await aContact('bia@casa.example', false);
    await aContact('cleo@casa.example');
    await ownerSql(`insert into private.bounced_addresses (email, reason, closed_at)
      values ('cleo@casa.example', '550', now())`);
    expect(await preview()).toMatchObject({ asked: 1, lately: 0, closed: 1 });
    const answer = await Promise.allSettled(Array.from({ length: 10 }, () => send(1)));
    expect(answer.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ownerSql('select email from public.nps_invitations')).toEqual([
      { email: 'ana@casa.example' },
    ]);
    expect(
      await ownerSql(
        `select count(*)::int as mails from public.outbox where kind = 'survey.ask-mail'`,
      ),
    ).toEqual([{ mails: 1 }]);
    expect(await preview()).toMatchObject({ asked: 0, lately: 1 });
    await ownerSql(`update public.nps_invitations set asked_at = now() - interval '91 days'`);
    const id = randomUUID();
    expect(await send(1, id)).toEqual([{ people: 1 }]);
    // Sent twice, it goes once; and another number than was seen is refused.
    expect(await send(1, id)).toEqual([{ people: 1 }]);
    await aContact('duda@casa.example');
    await expect(send(7)).rejects.toThrow('changed');
  });

  test('stores an answer as one counted entry, which may be changed', async () => {
    await aContact('eva@casa.example');
    await send((await preview())?.['asked'] ?? 0);
    const invitation = await invitationOf('eva@casa.example');
    expect(await say(invitation, 10)).toBe('kept');
    expect(await say(invitation, 3, 'Demora')).toBe('kept');
    expect(
      await ownerSql(`select type, score, verbatim, author_email from public.feedback_entries
        where author_email = 'eva@casa.example'`),
    ).toEqual([{ type: 'nps', score: 3, verbatim: 'Demora', author_email: 'eva@casa.example' }]);
    expect(
      await ownerSql(`select sum(nps_promoters)::int as up, sum(nps_detractors)::int as down
        from public.feedback_metrics_daily`),
    ).toEqual([{ up: 0, down: 1 }]);
    await ownerSql(`update public.nps_invitations set answered_at = now() - interval '8 days'
      where id = '${invitation}'`);
    expect(await say(invitation, 9)).toBe('late');
    expect(await say(randomUUID(), 9)).toBe('unknown');
  });

  test('is left by one button, and only the contact can undo it', async () => {
    await aContact('flor@casa.example');
    await send((await preview())?.['asked'] ?? 0);
    const invitation = await invitationOf('flor@casa.example');
    const leave = `select public.leave_surveys('${invitation}', 'one_click') as result`;
    expect(await actorSql(server, leave)).toEqual([{ result: 'left' }]);
    expect(await actorSql(server, leave)).toEqual([{ result: 'left' }]);
    // A mail that was still under way does not go.
    expect(
      await actorSql(server, `select * from private.invitation_for_mail('${invitation}')`),
    ).toEqual([]);
    await expect(
      actorSql(admin, `select public.record_survey_consent('flor@casa.example', 'Disse que sim')`),
    ).rejects.toThrow('consent_withdrawn');
    const outsider: Actor = { kind: 'anonymous' };
    expect(await refusalOf(outsider, leave)).toBe('42501');
    expect(await refusalOf(outsider, `select public.answer_survey('${invitation}', 1, null)`)).toBe(
      '42501',
    );
  });

  test('needs the permission to manage campaigns', async () => {
    for (const role of ['manager', 'analyst', 'viewer'] as const) {
      const who: Actor = { kind: 'user', userId: await makePerson({ role }) };
      expect(await refusalOf(who, `select public.survey_preview('${project}')`)).toBe('PT403');
      expect(
        await refusalOf(who, `select public.send_survey('${randomUUID()}', '${project}', 1)`),
      ).toBe('PT403');
      expect(
        await refusalOf(who, `select public.record_survey_consent('ana@casa.example', 'Sim')`),
      ).toBe('PT403');
    }
    await aContact('gabi@casa.example', false);
    await actorSql(
      admin,
      `select public.record_survey_consent('Gabi@casa.example', 'Disse na reunião')`,
    );
    expect(
      await ownerSql(
        `select way, proof from public.survey_consents where email = 'gabi@casa.example'`,
      ),
    ).toEqual([{ way: 'staff', proof: 'Disse na reunião' }]);
  });
});

test('a rating gives consent for an address only with the secret that was mailed to it', async () => {
  const { entry, token, ticket } = await opened('hugo@casa.example');
  await ownerSql(`update public.feedback_tickets set status = 'solved' where id = '${ticket}'`);
  const [rating] = await ownerSql<{ id: string }>(
    'select id from public.ticket_ratings where ticket_id = $1',
    [ticket],
  );
  const rate = (secret: string) =>
    actorSql(
      { kind: 'anonymous' },
      `select public.rate_followed('${secret}', '${rating?.id}', 5, null, true)`,
    );
  const agreed = () =>
    ownerSql(`select way from public.survey_consents where email = 'hugo@casa.example'`);
  await ownerSql(
    `update private.feedback_follow_up_secrets set kind = 'browser' where entry_id = '${entry}'`,
  );
  await rate(token);
  expect(await agreed()).toEqual([]);
  await ownerSql(
    `update private.feedback_follow_up_secrets set kind = 'mail' where entry_id = '${entry}'`,
  );
  await rate(token);
  expect(await agreed()).toEqual([{ way: 'page' }]);
});
