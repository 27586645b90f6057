import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendLive } from '#app/platform/http/live-response.server.ts';
import { eventPipe } from './event-pipe.server.ts';

let server: Server;
let client: Socket;
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A client that reads when it is told to, and the response to its request. */
async function asked(): Promise<ServerResponse> {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause().setEncoding('utf8');
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [, outgoing] = (await once(server, 'request')) as [unknown, ServerResponse];
  return outgoing;
}

it('what was sent before the response began comes first, and the end after it', async () => {
  const outgoing = await asked();
  const pipe = eventPipe(() => undefined);
  pipe.send('beat');
  pipe.send('left');
  pipe.end();
  expect(sendLive(pipe.response, outgoing)).toBe(true);
  let text = '';
  client.on('data', (part: string) => {
    text += part;
  });
  client.resume();
  await once(outgoing, 'close');
  await expect.poll(() => text).toContain('0\r\n\r\n');
  expect(text).toContain('content-type: text/event-stream');
  expect(text.match(/event: \w+/g)).toEqual(['event: beat', 'event: left']);
});

it('a reader that is too slow gets one event for all that it missed', async () => {
  const outgoing = await asked();
  const pipe = eventPipe(() => undefined);
  sendLive(pipe.response, outgoing);
  while (!outgoing.writableNeedDrain) pipe.send('list', 'leads');
  for (let number = 0; number < 1000; number += 1) pipe.send('list', 'tasks');
  let text = '';
  client.on('data', (part: string) => {
    text += part;
  });
  client.resume();
  await expect.poll(() => text).toContain('event: gap');
  expect(text).not.toContain('tasks');
  pipe.send('beat');
  await expect.poll(() => text).toContain('event: beat');
});

it.each(['after', 'before'])(
  'reports a reader that leaves %s the response has begun',
  async (when) => {
    const outgoing = await asked();
    let left = 0;
    const pipe = eventPipe(() => {
      left += 1;
    });
    if (when === 'after') sendLive(pipe.response, outgoing);
    const closed = once(outgoing, 'close');
    client.destroy();
    await closed;
    if (when === 'before') sendLive(pipe.response, outgoing);
    expect(left).toBe(1);
    pipe.send('beat');
  },
);

it('keeps who waits for the end of the response once, and no permanent listener', async () => {
  const outgoing = await asked();
  const called: string[] = [];
  outgoing.on('close', () => called.push('adapter'));
  outgoing.once('close', () => called.push('trace'));
  const pipe = eventPipe(() => called.push('reader'));
  sendLive(pipe.response, outgoing);
  client.destroy();
  await expect.poll(() => called).toEqual(['trace', 'reader']);
});

it('leaves other responses to who sends them', async () => {
  expect(sendLive(new Response('text'), await asked())).toBe(false);
});
