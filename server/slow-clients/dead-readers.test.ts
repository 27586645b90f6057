import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cutDeadReaders } from './dead-readers.ts';

const UNREAD_MS = 100;
/** More bytes than the buffers of a connection hold. */
const LARGE = Buffer.alloc(40_000_000);

let close = async () => undefined as unknown;
afterEach(() => close());

/** A server that answers at once with many bytes, or with few after a while. */
async function listening() {
  const server = createServer((request, response) => {
    if (request.url === '/large') response.end(LARGE);
    else setTimeout(() => response.end('late'), 5 * UNREAD_MS);
  });
  cutDeadReaders(server, UNREAD_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = async () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    return { socket, server };
  };
}

it('ends a connection whose client reads nothing of its response', async () => {
  const ask = await listening();
  const { socket, server } = ask('/large');
  socket.pause();
  const [near] = (await once(server, 'connection')) as [ReturnType<typeof connect>];
  await once(near, 'close');
  expect(near.destroyed).toBe(true);
  socket.destroy();
});

it('waits for a response that is still being made', async () => {
  const ask = await listening();
  const { socket } = ask('/late');
  const [part] = (await once(socket, 'data')) as [Buffer];
  expect(part.toString()).toContain('late');
  socket.destroy();
});
