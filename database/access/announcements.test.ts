import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../../app/platform/database/database.server.ts';
import { UNTIL } from '../../tests/patience.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('who is notified when access changes', () => {
  useScratchDatabase();
  const notified: (string | null)[] = [];
  let stop: () => void;
  let superadmin = '';
  let person = '';
  beforeAll(async () => {
    superadmin = await makePerson({ role: 'superadmin' });
    person = await makePerson();
    stop = listen('access_changed', (payload) => notified.push(payload));
    // This notification has arrived, so listening has started.
    await vi.waitFor(async () => {
      await ownerSql(`select pg_notify('access_changed', 'ready')`);
      expect(notified).toContain('ready');
    }, UNTIL);
  });
  afterAll(() => stop());

  /** Every notification that a statement causes. */
  async function announcedBy(statement: string): Promise<(string | null)[]> {
    notified.length = 0;
    await actorSql({ kind: 'user', userId: superadmin }, statement);
    await ownerSql(`select pg_notify('access_changed', 'over')`);
    await expect.poll(() => notified).toContain('over');
    return notified.filter((payload) => payload !== 'over' && payload !== 'ready');
  }

  test('a granted or ended role and a deactivation notify the user; the matrix notifies everybody', async () => {
    expect(await announcedBy(`select public.grant_role('${person}', 'viewer')`)).toEqual([person]);
    const [role] = await ownerSql<{ id: string }>(
      'select id from public.user_roles where user_id = $1 and is_active',
      [person],
    );
    expect(await announcedBy(`select public.end_role('${role?.id}')`)).toEqual([person]);
    expect(await announcedBy(`select public.set_person_active('${person}', false)`)).toEqual([
      person,
    ]);
    expect(
      await announcedBy(`select public.set_role_permission('viewer', 'crm', 'delete', true)`),
    ).toEqual(['*']);
  });

  test('a user’s change of their own name announces nothing', async () => {
    expect(
      await announcedBy(
        `update public.user_profiles set display_name = 'Nova' where user_id = '${superadmin}'`,
      ),
    ).toEqual([]);
  });
});
