import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';
import type { AuditLine } from './audit-chain.ts';
import type { AuditSink } from './audit-sink.ts';

const WAIT_MS = 15_000;
/** Facility 13 (log audit), severity 6 (informational): RFC 5424, section 6.2.1. */
const PRIORITY = 13 * 8 + 6;
const PORTS: Readonly<Record<string, number>> = {
  'syslog:': 601,
  'syslog+tls:': 6514,
  'syslog+udp:': 514,
};

const messageOf = ({ number, text }: AuditLine): Buffer =>
  Buffer.from(
    `<${PRIORITY}>1 ${new Date().toISOString()} ${hostname().slice(0, 255)} forja ${process.pid} audit-${number} - ${text}`,
  );

/** Octet counting, since a line may hold anything (RFC 6587, section 3.4.1). */
const framed = (message: Buffer) => Buffer.concat([Buffer.from(`${message.length} `), message]);

async function sendByStream(socket: Socket, lines: readonly AuditLine[], ready: string) {
  socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('The syslog server does not answer.')));
  try {
    await once(socket, ready);
    const closed = once(socket, 'close');
    socket.end(Buffer.concat(lines.map((line) => framed(messageOf(line)))));
    // Its reply does not matter, only that it has received everything.
    socket.resume();
    await closed;
  } finally {
    socket.destroy();
  }
}

async function sendByUdp(host: string, port: number, lines: readonly AuditLine[]) {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    for (const line of lines) {
      await new Promise<void>((resolve, reject) => {
        socket.send(messageOf(line), port, host, (error) => (error ? reject(error) : resolve()));
      });
    }
  } finally {
    socket.close();
  }
}

/** A syslog server (RFC 5424) over TCP, TLS or UDP. It confirms nothing: after a crash the last lines may come twice. */
export function syslogSink(url: string): AuditSink {
  const { protocol, hostname: given, port: named } = new URL(url);
  const host = given.replace(/^\[|\]$/g, '');
  const port = Number(named) || (PORTS[protocol] ?? 0);
  // An address is compared with the certificate too, but is no server name.
  const server = isIP(host) ? { host, port } : { host, port, servername: host };
  return {
    after: async () => [],
    append(lines) {
      if (protocol === 'syslog+udp:') return sendByUdp(host, port, lines);
      return protocol === 'syslog+tls:'
        ? sendByStream(connectTls(server), lines, 'secureConnect')
        : sendByStream(connectPlain({ host, port }), lines, 'connect');
    },
  };
}
