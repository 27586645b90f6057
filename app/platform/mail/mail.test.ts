import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMail } from './mail.server.ts';

const accepted: string[] = [];
/** Offers no STARTTLS, as a man in the middle would not. */
const plain = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: ({ address }, _session, done) => {
    accepted.push(address);
    done();
  },
});

beforeAll(async () => {
  plain.on('error', () => undefined);
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const { port } = plain.server.address() as AddressInfo;
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}?requireTLS=true`;
});
afterAll(() => new Promise<void>((resolve) => plain.close(() => resolve())));

it('with requireTLS sends nothing to a server without TLS', async () => {
  const mail = sendMail({
    from: 'Forja <contato@forja.example>',
    to: 'ana@casa.example',
    about: null,
    subject: 'Assunto',
    html: '<p>Texto</p>',
    text: 'Texto',
    messageId: 'test',
  });
  await expect(mail).rejects.toThrow(/STARTTLS/);
  expect(accepted).toEqual([]);
});
