import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, sendLead } from '../testing/send-lead.ts';

describe('the outbox', () => {
  useScratchDatabase();

  test('is relayed by the server: locked, read in order, deleted', async () => {
    const id = randomUUID();
    await sendLead({ id });
    const accepted = await asActor({ kind: 'system' }, async (transaction) => {
      const rows = await transaction
        .selectFrom('outbox')
        .select(['id', 'kind', 'payload'])
        .orderBy('createdAt')
        .orderBy('id')
        .limit(10)
        .forUpdate()
        .skipLocked()
        .execute();
      const ids = rows.map((row) => row.id);
      await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
      return rows;
    });
    // Both are of one moment, and come in either order.
    const jobs = accepted.map(({ kind, payload }) => ({ kind, payload }));
    expect(jobs.sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'lead.team-mail', payload: { submission_id: id } },
      { kind: 'lead.visitor-mail', payload: { submission_id: id } },
    ]);
    expect(await followUps(id)).toEqual([]);
  });

  test('holds ids only, nothing of the person', async () => {
    await sendLead({ answers: { nome: 'Zuleica', email: 'zuleica@casa.example' } });
    const rows = await asActor({ kind: 'system' }, (transaction) =>
      transaction.selectFrom('outbox').selectAll().execute(),
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('zuleica');
  });

  test('keeps its follow-ups when the relay fails', async () => {
    const id = randomUUID();
    await sendLead({ id });
    await expect(
      asActor({ kind: 'system' }, async (transaction) => {
        await transaction.deleteFrom('outbox').execute();
        throw new Error('relay failed');
      }),
    ).rejects.toThrow('relay failed');
    expect(await followUps(id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
  });
});
