import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('members of a client, managed by its owners', () => {
  useScratchDatabase();
  const { people, cast, as, one } = useProjectCast();
  const answer = async (who: Who, call: string) =>
    (await one<{ result: unknown }>(who, `select public.${call} as result`))?.result;
  const change = (who: Who, whom: Who, role: string | null) =>
    answer(
      who,
      `change_client_member('${cast.ours.organization}', '${people[whom]}', ${role ? `'${role}'` : 'null'})`,
    );
  const roleOf = async (who: Who) =>
    (
      await ownerSql<{ role: string }>(
        'select role from public.client_members where organization_id = $1 and user_id = $2',
        [cast.ours.organization, people[who]],
      )
    )[0]?.role;
  const invite = (
    who: Who,
    email = 'nina@padaria.example',
    organization = cast.ours.organization,
  ) => answer(who, `invite_to_client('${organization}', '${email}', 'Nina', 'member', 'pt-BR')`);

  test('are invited, invited again and withdrawn only by owners', async () => {
    for (const who of ['member', 'finance', 'other', 'gone', 'nobody', 'manager'] as const)
      expect([who, await invite(who)]).toEqual([who, 'gone']);
    expect(await invite('owner')).toBe('invited');
    expect(await invite('owner')).toBe('invited');
    const open = await ownerSql<{ id: string; revision: number }>(
      `select id, revision from public.client_invitations where email = 'nina@padaria.example'`,
    );
    expect(open.map(({ revision }) => revision)).toEqual([2]);
    const [{ email = '' } = {}] = await ownerSql<{ email: string }>(
      'select email from identity.users where id = $1',
      [people.member],
    );
    expect(await invite('owner', email)).toBe('already');
    for (const who of ['member', 'other', 'gone'] as const)
      expect(await answer(who, `withdraw_client_invitation('${open[0]?.id}')`)).toBe(false);
    expect(await answer('owner', `withdraw_client_invitation('${open[0]?.id}')`)).toBe(true);
    for (let i = 0; i < 8; i += 1) await invite('second', `n${i}@padaria.example`);
    expect(await invite('owner', 'mais@padaria.example')).toBe('limited');
  });

  test('are listed for each other, with addresses and invitations only for owners', async () => {
    const list = (who: Who) => answer(who, `client_people('${cast.ours.organization}')`);
    const owners = (await list('owner')) as {
      members: { email: string | null }[];
      invitations: unknown[];
    };
    expect(owners.members.every(({ email }) => email !== null)).toBe(true);
    expect(owners.invitations.length).toBeGreaterThan(0);
    const members = (await list('member')) as typeof owners;
    expect(members.members.length).toBe(owners.members.length);
    expect(members.members.every(({ email }) => email === null)).toBe(true);
    expect(members.invitations).toBeNull();
    for (const who of ['other', 'gone', 'nobody', 'analyst'] as const)
      expect([who, (await list(who)) ?? null]).toEqual([who, null]);
  });

  test('change roles and leave; the last owner stays, also when two leave at the same time', async () => {
    for (const who of ['member', 'finance', 'other', 'gone', 'manager'] as const)
      expect([who, await change(who, 'second', 'member')]).toEqual([who, 'gone']);
    expect(await change('owner', 'finance', 'member')).toBe('changed');
    expect(await roleOf('finance')).toBe('member');
    expect(
      await refusalOf(
        as('owner'),
        `select public.change_client_member(
      '${cast.ours.organization}', '${people.finance}', 'boss')`,
      ),
    ).toBe('23514');
    const both = await Promise.all([
      change('owner', 'owner', null),
      change('second', 'second', null),
    ]);
    expect(both.toSorted()).toEqual(['ended', 'last']);
    const [stays, left] = (await roleOf('owner'))
      ? (['owner', 'second'] as const)
      : (['second', 'owner'] as const);
    expect(await change(stays, stays, 'member')).toBe('last');
    expect(await change(left, stays, 'member')).toBe('gone');
    // Anybody may leave; only an owner removes another.
    expect(await change('member', 'finance', null)).toBe('gone');
    expect(await change('member', 'member', null)).toBe('ended');
  });

  test('download a copy of their data, and request erasure once', async () => {
    const copy = async (who: Who) =>
      (await answer(who, 'request_own_copy()')) as {
        outcome: string;
        tables?: Record<string, unknown>;
      };
    expect((await copy('other')).outcome).toBe('unproved');
    await ownerSql('update identity.users set email_verified = true where id = $1', [people.other]);
    const accepted = await copy('other');
    expect(accepted.outcome).toBe('copied');
    expect(JSON.stringify(accepted.tables)).toContain(people.other);
    for (const who of ['owner', 'second', 'manager'] as const)
      expect(JSON.stringify(accepted.tables)).not.toContain(people[who]);
    for (let i = 0; i < 2; i += 1) expect((await copy('other')).outcome).toBe('copied');
    expect((await copy('other')).outcome).toBe('limited');
    const erase = () => answer('other', `ask_for_own_erasure('${randomUUID()}')`);
    const first = await erase();
    expect(first).toMatch(/\S/);
    expect(await erase()).toBe(first);
    // A known id of another user makes a request of their own.
    await ownerSql('update identity.users set email_verified = true where id = $1', [people.gone]);
    const [{ id = '' } = {}] = await ownerSql<{ id: string }>(
      'select id from public.privacy_requests where protocol = $1',
      [first],
    );
    const newRequest = await answer('gone', `ask_for_own_erasure('${id}')`);
    expect([newRequest === first, typeof newRequest]).toEqual([false, 'string']);
    const requests = await ownerSql(
      `select state from public.privacy_requests where kind = 'deletion' and protocol = $1`,
      [first],
    );
    expect(requests).toEqual([{ state: 'open' }]);
  });

  test('answer their own surveys', async () => {
    const [row] = await ownerSql<{ id: string }>(
      `with contact as (
         insert into public.crm_contacts (name, email, source)
         select 'Bia', email, 'website' from identity.users where id = $1 returning id, email
       ), consent as (
         insert into public.survey_consents (email, way) select email, 'page' from contact
       ), survey as (
         insert into public.nps_surveys (id, project_id)
         select gen_random_uuid(), id from public.feedback_projects where key = 'forja' returning id
       )
       insert into public.nps_invitations (survey_id, contact_id, email)
       select survey.id, contact.id, contact.email from survey, contact returning id`,
      [people.other],
    );
    const id = row?.id ?? '';
    const mine = async (who: Who) =>
      (await actorSql<{ id: string }>(as(who), 'select id from public.my_open_surveys()')).map(
        (one) => one.id,
      );
    expect(await mine('other')).toEqual([id]);
    for (const who of ['second', 'gone', 'nobody', 'manager'] as const) {
      expect([who, await mine(who)]).toEqual([who, []]);
      expect((await answer(who, `own_survey('${id}')`)) ?? null).toBeNull();
      expect(await answer(who, `answer_my_survey('${id}', 1, '')`)).toBe('unknown');
    }
    expect(await answer('other', `answer_my_survey('${id}', 9, 'Bom.')`)).toBe('kept');
    expect(await answer('other', `own_survey('${id}')`)).toMatchObject({ score: 9 });
  });
});
