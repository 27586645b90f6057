import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import {
  asActor,
  DatabaseUnavailable,
  listen,
} from '../../app/platform/database/database.server.ts';
import { breakConnections, cutConnections } from '../../database/testing/break-connection.ts';
import { ownerSql, useScratchDatabase } from '../../database/testing/scratch-database.ts';
import { sendLead, storedLead } from '../../database/testing/send-lead.ts';
import { UNTIL } from '../patience.ts';

describe('a database that loses every connection', () => {
  useScratchDatabase();

  test('restarts with its data', async () => {
    const id = randomUUID();
    await sendLead({ id });
    await breakConnections();
    // Sent again until somebody takes it, as a visitor would: a connection whose end nobody has
    // noticed yet fails again.
    await vi.waitFor(async () => {
      expect((await sendLead({ id })).outcome).toBe('replayed');
    }, UNTIL);
    expect(await storedLead(id)).toMatchObject({ status: 'new' });
  });

  test('fails a caller between two statements, undoes its work, and ends no process', async () => {
    const work = asActor({ kind: 'system' }, async (transaction) => {
      await sql`update public.logos set width = 4242`.execute(transaction);
      await cutConnections();
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    await vi.waitFor(async () => {
      expect(await ownerSql('select 1 from public.logos where width = 4242')).toEqual([]);
    }, UNTIL);
  });

  test('notifies listeners of the gap, and they receive what follows', async () => {
    const received: (string | null)[] = [];
    const stop = listen('generation', (payload) => received.push(payload));
    const change = () => ownerSql('update public.logos set width = width + 1');
    await vi.waitFor(async () => {
      await change();
      expect(received.length).toBeGreaterThan(0);
    }, UNTIL);
    await breakConnections();
    await vi.waitFor(async () => {
      await change();
      expect(received).toContain(null);
    }, UNTIL);
    const before = received.length;
    await vi.waitFor(async () => {
      await change();
      expect(received.slice(before).some((payload) => payload !== null)).toBe(true);
    }, UNTIL);
    stop();
    await change();
    const after = received.length;
    await change();
    expect(received).toHaveLength(after);
  });

  test('what PostgreSQL refuses for want of stack is an SQL error, no crash', async () => {
    await ownerSql(`create function private.deeper(n integer) returns integer language plpgsql
      as 'begin return private.deeper(n + 1); end'`);
    await expect(ownerSql('select private.deeper(1)')).rejects.toMatchObject({ code: '54001' });
    expect(await ownerSql('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
