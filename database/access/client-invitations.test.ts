import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { makeProject, type Project } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('invitations', () => {
  useScratchDatabase();
  const system = { kind: 'system' } as const;
  let manager = '';
  let project: Project;
  const invite = (email: string) =>
    actorSql<{ id: string }>(
      { kind: 'user', userId: manager },
      `select public.invite_client('${project.id}', '${email}', 'Nina', 'member', 'pt-BR') as id`,
    ).then(([row]) => row?.id ?? '');
  const accept = (id: string, revision: number) =>
    actorSql<{ user_id: string; project_id: string }>(
      system,
      `select * from private.accept_invitation('${id}', ${revision})`,
    );

  beforeAll(async () => {
    manager = await makePerson({ role: 'manager' });
    project = await makeProject('Padaria Mar');
  });

  test('creates an account and a membership, once, by the last link only', async () => {
    const id = await invite('Nina@padaria.example');
    expect(await invite('nina@padaria.example')).toBe(id);
    expect(await accept(id, 1)).toEqual([]);
    const accepted = await Promise.all([accept(id, 2), accept(id, 2)]);
    expect(accepted.flat()).toHaveLength(1);
    const user = accepted.flat()[0]?.user_id;
    expect(
      await ownerSql(
        `select m.role, u.email_verified from public.client_members m join identity.users u on u.id = m.user_id
         where u.id = $1`,
        [user],
      ),
    ).toEqual([{ role: 'member', email_verified: true }]);
    expect(await accept(id, 2)).toEqual([]);
    expect(
      await refusalOf(
        { kind: 'user', userId: manager },
        `select public.invite_client('${project.id}', 'nina@padaria.example', 'Nina', 'owner', 'en')`,
      ),
    ).toBe('PT409');
  });

  test('is valid for seven days, and not after a withdrawal', async () => {
    const late = await invite('late@padaria.example');
    await ownerSql(`update public.client_invitations set expires_at = now() where id = $1`, [late]);
    expect(await accept(late, 1)).toEqual([]);
    const back = await invite('back@padaria.example');
    await actorSql({ kind: 'user', userId: manager }, `select public.revoke_invitation('${back}')`);
    expect(await accept(back, 1)).toEqual([]);
    expect(
      await ownerSql(
        `select round(extract(epoch from expires_at - sent_at) / 86400)::int as days
         from public.client_invitations where id = $1`,
        [back],
      ),
    ).toEqual([{ days: 7 }]);
  });

  test('keeps nothing of an earlier sign-up with the address', async () => {
    const [user] = await ownerSql<{ id: string }>(
      `insert into identity.users (name, email) values ('Alguém', 'mar@padaria.example') returning id`,
    );
    await ownerSql(
      `insert into identity.accounts (account_id, provider_id, user_id, password, updated_at)
       values ($1::text, 'credential', $1::uuid, 'x', now())`,
      [user?.id],
    );
    const id = await invite('mar@padaria.example');
    expect(await accept(id, 1)).toMatchObject([{ user_id: user?.id, project_id: project.id }]);
    expect(await ownerSql('select from identity.accounts where user_id = $1', [user?.id])).toEqual(
      [],
    );
  });

  test('is deleted 90 days after it was answered or ended', async () => {
    const [over, stored] = [
      await invite('over@padaria.example'),
      await invite('kept@padaria.example'),
    ];
    const age = `update public.client_invitations set expires_at = now() - $2::interval where id = $1`;
    await ownerSql(age, [over, '91 days']);
    await ownerSql(age, [stored, '89 days']);
    await actorSql(system, 'select public.erase_expired()');
    const left = await ownerSql<{ id: string }>('select id from public.client_invitations');
    expect([left.some(({ id }) => id === over), left.some(({ id }) => id === stored)]).toEqual([
      false,
      true,
    ]);
  });
});
