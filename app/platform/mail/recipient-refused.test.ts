import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMail } from './mail.server.ts';
import { RecipientRefused } from './recipient-refused.server.ts';

/** The server's reply to an address, by the address's name. */
const ANSWERS: Record<string, [number, string]> = {
  unknown: [550, '5.1.1 No such user here'],
  closed: [550, '5.2.1 Mailbox disabled'],
  bare: [550, 'Unknown user'],
  elsewhere: [551, 'User not local'],
  full: [552, '5.2.2 Mailbox full'],
  relay: [550, '5.7.1 Relaying denied'],
  policy: [554, '5.7.1 Blocked by policy'],
  plainrelay: [550, 'Relay access denied'],
  later: [450, '4.2.1 Try again later'],
};
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const [responseCode, text] = ANSWERS[address.split('@')[0] ?? ''] ?? [250, ''];
    done(responseCode === 250 ? null : Object.assign(new Error(text), { responseCode }));
  },
});

beforeAll(async () => {
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const failureOf = (name: string): Promise<unknown> =>
  sendMail({
    from: 'Forja <contato@forja.example>',
    to: `${name}@casa.example`,
    about: null,
    subject: 'Assunto',
    html: '<p>Texto</p>',
    text: 'Texto',
    messageId: name,
  }).catch((error: unknown) => error);

it.each(['unknown', 'closed', 'bare', 'elsewhere'])(
  '%s: the address takes no mail',
  async (name) => {
    const error = await failureOf(name);
    expect(error).toBeInstanceOf(RecipientRefused);
    expect((error as Error).message).toContain(ANSWERS[name]?.[1]);
  },
);

it.each(['full', 'relay', 'policy', 'plainrelay', 'later'])(
  '%s: worth another try',
  async (name) => {
    const error = await failureOf(name);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RecipientRefused);
  },
);
