import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '#app/paths.ts';
import { ask } from '../routes/ask.ts';

const LOOK_MS = 100;

type Backend = { port: number; healthy: boolean };

export type HealthBalancer = {
  port: number;
  /** Asks /healthz of a process from now on, and sends it requests while that is 200. */
  add: (port: number) => void;
  remove: (port: number) => void;
  /** Whether it sends requests to a process. */
  sendsTo: (port: number) => boolean;
  /** Requests that no process has answered, each with the reason. */
  failures: string[];
  close: () => Promise<void>;
};

/** A load balancer on loopback that chooses by /healthz, keeps connections and retries nothing. */
export async function healthBalancer(): Promise<HealthBalancer> {
  const backends = new Map<number, Backend>();
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const look = async (backend: Backend) => {
    const { status } = await ask(backend.port, endpoints.health).catch(() => ({ status: 0 }));
    backend.healthy = status === 200;
  };
  const looking = setInterval(() => {
    for (const backend of backends.values()) void look(backend);
  }, LOOK_MS);

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const healthy = [...backends.values()].filter((backend) => backend.healthy);
    turn += 1;
    const backend = healthy[turn % healthy.length];
    const fail = (reason: string) => {
      failures.push(reason);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (!backend) return fail('no process is healthy');
    const { method, url, headers } = incoming;
    const options = { host: '127.0.0.1', port: backend.port, path: url, method, headers, agent };
    const sent = request(options, (answer) => {
      const { connection: _, ...stored } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, stored);
      answer.once('error', (error) => fail(error.message));
      answer.pipe(outgoing);
    });
    sent.once('error', (error) => fail(error.message));
    incoming.pipe(sent);
    return undefined;
  };
  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => backends.set(port, { port, healthy: false }),
    remove: (port) => backends.delete(port),
    sendsTo: (port) => backends.get(port)?.healthy ?? false,
    failures,
    close: async () => {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
