import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback, with everything it was given. */
export async function openMailServer() {
  /** Addresses that it does not know at present. */
  const unknown = new Set<string>();
  const mails: { recipients: string[]; source: string }[] = [];
  const REASON = '5.1.1 No such user here';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.has(address) ? Object.assign(new Error(REASON), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        mails.push({
          recipients: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          source,
        });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    unknown,
    reason: REASON,
    /** Mails that were given for an address. */
    to: (email: string) =>
      mails.filter(({ recipients }) => recipients.includes(email.toLowerCase())),
    /** How many mails were given. */
    count: () => mails.length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
