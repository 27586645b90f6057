import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { eventStream } from '../../app/areas/admin/live/event-stream.server.ts';
import { sendLive } from '../../app/platform/http/live-response.server.ts';
import { log } from '../../app/platform/log/log.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

test('a stream opens while the access of its user changes, and an opening one gets no events yet', async () => {
  const stumbles = vi.spyOn(log, 'error');
  const person = await makePerson({ role: 'admin' });
  const [session] = await ownerSql<{ id: string }>(
    `insert into identity.sessions (user_id, token, expires_at, updated_at)
     values ($1::uuid, $2, now() + interval '1 hour', now()) returning id`,
    [person, randomUUID()],
  );
  const server = createServer(async (_, outgoing) => {
    sendLive(await eventStream(session?.id ?? ''), outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const leaving = new AbortController();
  const open = () => fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal });
  // From this one on the process listens.
  await open();
  const opening = open();
  for (let turn = 0; turn < 20; turn += 1) {
    await ownerSql(`select pg_notify('access_changed', '')`);
  }
  const { body } = await opening;
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  // What is sent once it is open may be in the same chunk.
  expect((await reader?.read())?.value).toMatch(/^event: beat\ndata: \n\n/);
  expect(stumbles).not.toHaveBeenCalled();
  leaving.abort();
  server.close();
});
