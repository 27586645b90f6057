import { type IncomingMessage, request } from 'node:http';
import { createServer, request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Answer, type Ask, collect } from './ask.ts';
import { selfSigned } from './self-signed.ts';

export type TlsProxy = {
  port: number;
  origin: string;
  /** Where requests go on to. */
  forwardTo: (port: number) => void;
  /** A request to the proxy as a browser makes it: TLS checked against the proxy's certificate. */
  ask: (address: string, options?: Ask) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Two customs among proxies: pass the visitor's Host on, or put it into X-Forwarded-Host. */
export type HostCustom = 'keeps Host' | 'replaces Host';

function forwarded(incoming: IncomingMessage, port: number, custom: HostCustom) {
  const { host = '' } = incoming.headers;
  const chain = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress];
  return {
    ...incoming.headers,
    'x-forwarded-for': chain.filter(Boolean).join(', '),
    'x-forwarded-proto': 'https',
    ...(custom === 'replaces Host'
      ? { host: `127.0.0.1:${port}`, 'x-forwarded-host': host }
      : undefined),
  };
}

/** A TLS proxy on a free loopback port, as any reverse proxy before the site. */
export async function openTlsProxy(custom: HostCustom): Promise<TlsProxy> {
  const { cert, key } = selfSigned('localhost');
  let target = 0;
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = forwarded(incoming, target, custom);
    const onward = request({ host: '127.0.0.1', port: target, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `https://localhost:${port}`,
    forwardTo: (next) => {
      target = next;
    },
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      collect(
        secureRequest({ host: 'localhost', port, path, method, headers, ca: cert, agent: false }),
        body,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
