import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { letIn, makeProject, sendVersion, useProjectCast } from '../testing/projects.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('a user who is both staff and a member of a client', () => {
  useScratchDatabase();
  const { people, cast, as } = useProjectCast();

  const approve = async (user: string, version: string, sha256: string | null) =>
    (
      await actorSql<{ reply: { outcome: string } }>(
        { kind: 'user', userId: user },
        `select public.approve_version('${version}', ${sha256 ? `'${sha256}'` : 'null'}) as reply`,
      )
    )[0]?.reply.outcome;
  const askForChange = async (user: string, version: string) =>
    (
      await actorSql<{ outcome: string }>(
        { kind: 'user', userId: user },
        `select public.ask_for_change('${randomUUID()}', '${version}', 'Falta o total.', 'hinders') as outcome`,
      )
    )[0]?.outcome;
  const invite = async (user: string, email: string, organization = cast.ours.organization) =>
    (
      await actorSql<{ outcome: string }>(
        { kind: 'user', userId: user },
        `select public.invite_to_client('${organization}', '${email}', 'Nina', 'owner', 'en') as outcome`,
      )
    )[0]?.outcome;
  const version = () => sendVersion(as('manager'), cast.ours);

  test('decides nothing for the client, in any role, granted before or after', async () => {
    const { version: id, sha256 } = await version();
    const plain = await makePerson();
    const narrowed = await makePerson({ role: 'viewer', product: 'doavya' });
    // Its second step is owed: nothing is permitted, and the role is still held.
    await ownerSql(`insert into public.second_step_roles (role) values ('analyst')`);
    const owes = await makePerson({ role: 'analyst' });
    for (const user of [plain, narrowed, owes]) await letIn(cast.ours, user, 'owner');
    await ownerSql(`insert into public.user_roles (user_id, role) values ($1, 'manager')`, [plain]);
    for (const user of [plain, narrowed, owes]) {
      expect(await approve(user, id, sha256)).toBe('staff');
      expect(await askForChange(user, id)).toBe('staff');
      expect(await invite(user, `${randomUUID()}@padaria.example`)).toBe('staff');
      const [row] = await actorSql<{ outcome: string }>(
        { kind: 'user', userId: user },
        `select public.change_client_member('${cast.ours.organization}', '${people.member}', 'owner') as outcome`,
      );
      expect(row?.outcome).toBe('staff');
    }
    expect(await ownerSql('select from public.approvals where version_id = $1', [id])).toEqual([]);
    // And again once the role is over.
    await ownerSql(`update public.user_roles set expires_at = now() where user_id = $1`, [plain]);
    expect(await approve(plain, id, sha256)).toBe('approved');
    await ownerSql(`delete from public.second_step_roles where role = 'analyst'`);
    await ownerSql('delete from public.client_members where user_id = any ($1)', [
      [plain, narrowed, owes],
    ]);
  });

  test('an approval names its file', async () => {
    const { version: id } = await version();
    expect(await approve(people.owner, id, null)).toBe('changed');
    expect(await ownerSql('select from public.approvals where version_id = $1', [id])).toEqual([]);
  });

  test('is neither invited nor added by a colleague', async () => {
    const address = `${people.analyst}@example.com`;
    expect(await invite(people.owner, address.toUpperCase())).toBe('colleague');
    const own = `${people.manager}@example.com`;
    for (const call of [
      `select public.invite_client('${cast.ours.id}', '${own}', 'Eu', 'owner', 'pt-BR')`,
      `select public.invite_client('${cast.ours.id}', '${address}', 'Ana', 'member', 'pt-BR')`,
      `select public.put_client_member('${cast.ours.organization}', '${people.manager}', 'owner')`,
    ]) {
      await expect(actorSql(as('manager'), call)).rejects.toThrow('invited_colleague');
    }
  });

  test('existing owners are notified of each new owner', async () => {
    const theirs = await makeProject('Padaria Rio');
    const [first, second] = [await makePerson(), await makePerson()];
    await letIn(theirs, first, 'owner');
    await letIn(theirs, second, 'member');
    const mails = () =>
      ownerSql<{ user: string; member: string }>(
        `select o.payload ->> 'user_id' as user, m.user_id as member from public.outbox o
         join public.client_members m on m.id = (o.payload ->> 'member_id')::uuid
         where o.kind = 'project.owner-mail' and m.organization_id = $1`,
        [theirs.organization],
      );
    expect(await mails()).toEqual([]);
    expect(await invite(first, 'nina@rio.example', theirs.organization)).toBe('invited');
    const [invitation] = await ownerSql<{ id: string }>(
      `select id from public.client_invitations where email = 'nina@rio.example'`,
    );
    const [nina] = await actorSql<{ user_id: string }>(
      { kind: 'system' },
      `select user_id from private.accept_invitation('${invitation?.id}', 1)`,
    );
    expect(await mails()).toEqual([{ user: first, member: nina?.user_id }]);
    await actorSql(
      { kind: 'user', userId: first },
      `select public.change_client_member('${theirs.organization}', '${second}', 'owner')`,
    );
    const later = (await mails()).filter(({ member }) => member === second);
    expect(later.map(({ user }) => user).sort()).toEqual([first, nina?.user_id ?? ''].sort());
    const [member] = await ownerSql<{ id: string }>(
      'select id from public.client_members where user_id = $1',
      [second],
    );
    expect(
      await actorSql(
        { kind: 'system' },
        `select email, organization, owner_email from private.owner_for_mail('${member?.id}', '${first}')`,
      ),
    ).toEqual([
      {
        email: `${first}@example.com`,
        organization: 'Padaria Rio',
        owner_email: `${second}@example.com`,
      },
    ]);
  });
});
