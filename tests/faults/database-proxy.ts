import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
const NO_TYPE = 4;

/** Calls back with every statement that a client sends, as text where it is a simple one. */
function onStatement(onText: (text: string) => void) {
  let rest = Buffer.alloc(0);
  let started = false;
  return (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const typed = started ? 1 : 0;
      if (rest.length < typed + NO_TYPE) return;
      const length = typed + rest.readInt32BE(typed);
      if (rest.length < length) return;
      const type = rest[0];
      if (started && (type === SIMPLE_QUERY || type === EXECUTE)) {
        onText(type === EXECUTE ? '' : rest.toString('utf8', 5, length - 1));
      }
      started = true;
      rest = rest.subarray(length);
    }
  };
}

/**
 * A way to a PostgreSQL server that counts what is sent through it and may fall silent: it then drops what
 * comes without a word, as a router does that has forgotten a connection.
 */
export async function databaseProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  let all = false;
  let refused = false;
  let delayMs = 0;
  let statements = 0;
  let onText: (text: string) => void = () => {};
  const server = createServer((client) => {
    if (refused) {
      client.on('error', () => undefined);
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    const count = onStatement((text) => {
      statements += 1;
      onText(text);
    });
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (part) => {
        if (all || silent.has(from)) return;
        if (from === client) count(part);
        if (delayMs > 0) setTimeout(() => to.write(part), delayMs);
        else to.write(part);
      });
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pass(client, upstream);
    pass(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    /** Statements that have passed. */
    statements: () => statements,
    /** Resolves when a simple statement has passed that holds a text. */
    passed: (part: string) =>
      new Promise<void>((resolve) => {
        onText = (text) => {
          if (text.includes(part)) resolve();
        };
      }),
    /** Drops what comes on the connections there are; new ones pass. */
    silence: () => {
      for (const socket of sockets) silent.add(socket);
    },
    /** Drops whatever comes, on new connections too. */
    silenceAll: () => {
      all = true;
    },
    /** Cuts all connections, and every new one, until `accept`. */
    refuse: () => {
      refused = true;
      for (const socket of sockets) socket.destroy();
    },
    accept: () => {
      refused = false;
    },
    /** Passes everything on so many milliseconds later, in its order. */
    delay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
