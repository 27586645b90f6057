import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { releaseRoom, reserveRoom, sendFeedback, someFile } from '../testing/send-feedback.ts';

const MB = 1048576;
const HOUR = '61 minutes';
const DAY = '25 hours';

useScratchDatabase();

const grow = (room: string, age: string) =>
  ownerSql(
    `update private.upload_room set started_at = started_at - $2::interval where id = $1::uuid`,
    [room, age],
  );

/** An entry whose files fill this many megabytes of their reservation. */
async function stored(megabytes: number, network: string | null = null) {
  const [id, room] = [randomUUID(), randomUUID()];
  expect(await reserveRoom({ id: room, network, wanted: megabytes * MB })).toBe(megabytes * MB);
  const files = Array.from({ length: megabytes / 10 }, () => someFile({ size: 10 * MB }));
  expect((await sendFeedback({ id, room, files })).outcome).toBe('accepted');
  return { id, room };
}

describe('a network address', () => {
  test('has 50 MB an hour, exactly, also with ten concurrent posts', async () => {
    const network = randomUUID();
    const granted = await Promise.all(
      Array.from({ length: 10 }, () => reserveRoom({ network, wanted: 8 * MB })),
    );
    expect(granted.toSorted((a, b) => b - a)).toEqual(
      [8, 8, 8, 8, 8, 8, 2, 0, 0, 0].map((size) => size * MB),
    );
    expect(await reserveRoom({ network: randomUUID(), wanted: 8 * MB })).toBe(8 * MB);
  });

  test('has 200 MB a day', async () => {
    const network = randomUUID();
    for (let hour = 0; hour < 4; hour += 1) {
      const { room } = await stored(50, network);
      expect(await reserveRoom({ network })).toBe(0);
      await grow(room, hour === 0 ? '20 hours' : HOUR);
    }
    expect(await reserveRoom({ network })).toBe(0);
    await ownerSql(
      `update private.upload_room set started_at = started_at - interval '5 hours'
       where network = $1`,
      [network],
    );
    expect(await reserveRoom({ network, wanted: 100 * MB })).toBe(50 * MB);
  });

  test('gets the unused part of a reservation back', async () => {
    const [network, id] = [randomUUID(), randomUUID()];
    expect(await reserveRoom({ id, network, wanted: 50 * MB })).toBe(50 * MB);
    await sendFeedback({ room: id, files: [someFile({ size: 10 * MB })] });
    await releaseRoom(id);
    const other = randomUUID();
    expect(await reserveRoom({ id: other, network, wanted: 50 * MB })).toBe(40 * MB);
    await releaseRoom(other);
    expect(await reserveRoom({ network, wanted: 50 * MB })).toBe(40 * MB);
  });

  test('is stored for a day', async () => {
    const { room } = await stored(10, 'somebody');
    await grow(room, DAY);
    await reserveRoom();
    const rows = await ownerSql('select network from private.upload_room where id = $1', [room]);
    expect(rows).toEqual([{ network: null }]);
  });

  test('shared by many people has no budget of its own', async () => {
    for (let post = 0; post < 6; post += 1) await stored(50);
    expect(await reserveRoom({ wanted: 50 * MB })).toBe(50 * MB);
  });
});

describe('unread entries', () => {
  beforeEach(() => ownerSql('truncate public.feedback_entries, private.upload_room cascade'));

  const unsettledMax = 70 * MB;

  test('are limited for all senders together, until staff read them', async () => {
    const { id, room } = await stored(50);
    await grow(room, DAY);
    expect(await reserveRoom({ unsettledMax, wanted: 50 * MB })).toBe(20 * MB);
    expect(await reserveRoom({ unsettledMax })).toBe(0);
    await ownerSql(`update public.feedback_entries set status = 'triaged' where id = $1`, [id]);
    expect(await reserveRoom({ unsettledMax, wanted: 60 * MB })).toBe(50 * MB);
    expect(await ownerSql('select from private.upload_room where id = $1', [room])).toEqual([]);
  });

  test('ten concurrent posts get no more than the rest', async () => {
    const granted = await Promise.all(
      Array.from({ length: 10 }, () => reserveRoom({ unsettledMax, wanted: 10 * MB })),
    );
    expect(granted.reduce((sum, size) => sum + size)).toBe(unsettledMax);
  });

  test('releases the room of a post that never ended', async () => {
    const id = randomUUID();
    await reserveRoom({ id, unsettledMax, wanted: 70 * MB });
    expect(await reserveRoom({ unsettledMax })).toBe(0);
    await grow(id, HOUR);
    expect(await reserveRoom({ unsettledMax })).toBe(10 * MB);
  });

  test('an erased entry frees its room', async () => {
    const { id } = await stored(50);
    await ownerSql('delete from public.feedback_entries where id = $1', [id]);
    expect(await ownerSql('select from private.upload_room')).toEqual([]);
  });
});

describe('no room is reserved', () => {
  test('to a visitor who has reached the hourly limit', async () => {
    const visitor = randomUUID();
    for (let time = 0; time < 4; time += 1) await sendFeedback({ visitor });
    expect(await reserveRoom({ visitor })).toBe(10 * MB);
    await sendFeedback({ visitor });
    expect(await reserveRoom({ visitor })).toBe(0);
    expect((await sendFeedback({ visitor })).outcome).toBe('limited');
  });

  test('for a copy of what is stored', async () => {
    const entryId = randomUUID();
    expect(await reserveRoom({ entryId })).toBe(10 * MB);
    await sendFeedback({ id: entryId });
    expect(await reserveRoom({ entryId })).toBe(0);
  });

  test('by anybody but the server', async () => {
    const reserve = `select private.reserve_upload(gen_random_uuid(), null, 'x', null, 1, 1)`;
    const release = 'select private.release_upload(gen_random_uuid())';
    for (const statement of [reserve, release]) {
      for (const actor of [
        { kind: 'anonymous' } as const,
        { kind: 'user', userId: randomUUID() } as const,
      ]) {
        expect(await refusalOf(actor, statement)).toBe('42501');
      }
    }
  });
});

describe('files', () => {
  test.each([
    ['without a reservation', {}],
    ['beyond it', { wanted: 2 }],
  ])('%s are refused with their entry', async (_, { wanted }: { wanted?: number }) => {
    const [id, room] = [randomUUID(), randomUUID()];
    if (wanted) await reserveRoom({ id: room, wanted });
    const sent = sendFeedback({ id, room, files: [someFile({ size: 3 })] });
    await expect(sent).rejects.toMatchObject({ code: 'PT403' });
    expect(await ownerSql('select from public.feedback_entries where id = $1', [id])).toEqual([]);
  });

  test('fill a reservation once', async () => {
    const room = randomUUID();
    await reserveRoom({ id: room });
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, () => sendFeedback({ room, files: [someFile()] })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
