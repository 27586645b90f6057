import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '#app/platform/env.server.ts';
import { explainStartError } from './explain-start-error.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The port that was taken, or why it was not. */
const listen = (port: number, host: string) =>
  new Promise<number | Error>((resolve) => {
    const server = createServer();
    servers.push(server);
    server.once('error', resolve);
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });

describe('a start that fails', () => {
  it('names the port that is in use', async () => {
    const PORT = Number(await listen(0, '127.0.0.1'));
    const error = await listen(PORT, '127.0.0.1');
    expect(explainStartError(error, { PORT, HOST: '127.0.0.1' })).toBe(
      `Port ${PORT} of 127.0.0.1 is in use by another program. Stop that program, or set PORT to another port.`,
    );
  });

  it('names an address that is not of this machine', async () => {
    const error = await listen(0, '192.0.2.1');
    expect(explainStartError(error, { PORT: 0, HOST: '192.0.2.1' })).toContain(
      '192.0.2.1 is no address of this machine.',
    );
  });

  it('shows whole examples of settings, and no password of an address elsewhere', () => {
    const read = () => readSettings({ DATABASE_URL: 'postgres://ana:geheim/x@host/forja' });
    let error: unknown;
    try {
      read();
    } catch (thrown) {
      error = thrown;
    }
    expect(explainStartError(error)).toContain('postgres://user:password@host:5432/name');
    expect(explainStartError(error)).not.toContain('geheim');
    expect(explainStartError(new Error('refused by postgres://ana:geheim@host/forja'))).toBe(
      'refused by postgres://host/forja',
    );
  });
});
