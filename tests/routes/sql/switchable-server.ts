import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SwitchableServer = {
  /** The database's address through the switch. */
  url: string;
  /** Ends every connection and refuses new ones, as a server that is down does. */
  disconnect: () => Promise<void>;
  bringBack: () => Promise<void>;
};

/** A switch in the line to a database server: on loopback, a port that can be closed and opened. */
export async function switchableServer(databaseUrl: string): Promise<SwitchableServer> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  let port = 0;
  const bringBack = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo);
        resolve();
      });
    });
  await bringBack();
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    bringBack,
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
