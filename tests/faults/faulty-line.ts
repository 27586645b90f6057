import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Way = 'up' | 'down';

/** A line to a server on this machine that may be away, slow, or break in the middle of what it carries. */
export async function faultyLine(port: number) {
  const sockets = new Set<Socket>();
  let isAway = false;
  let delayMs = 0;
  /** Bytes that may still pass before the line breaks, once. */
  let cut: { way: Way; left: number } | undefined;
  let cuts = 0;

  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isAway) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const carry = (from: Socket, to: Socket, way: Way) => {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('end', () => setTimeout(() => to.end(), delayMs));
      from.on('data', (part) => {
        if (cut?.way === way) {
          cut.left -= part.length;
          if (cut.left <= 0) {
            cut = undefined;
            cuts += 1;
            near.destroy();
            far.destroy();
            return;
          }
        }
        if (delayMs > 0) setTimeout(() => to.write(part), delayMs);
        else to.write(part);
      });
    };
    carry(near, far, 'up');
    carry(far, near, 'down');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Cuts all connections, and every new one, until `comeBack`. */
    goAway: () => {
      isAway = true;
      for (const socket of sockets) socket.destroy();
    },
    comeBack: () => {
      isAway = false;
    },
    /** Passes everything on so many milliseconds later. */
    delay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    /** Breaks one connection when so many bytes have gone to the server, or come from it. */
    cutAfter: (way: Way, bytes: number) => {
      cut = { way, left: bytes };
    },
    cuts: () => cuts,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
