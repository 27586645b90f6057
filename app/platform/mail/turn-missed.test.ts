import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TurnMissed } from '#app/platform/jobs/turn-missed.server.ts';
import { sendMail } from './mail.server.ts';
import { inMailContext } from './mail-context.server.ts';

const accepted: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    accepted.push(address);
    done();
  },
});

beforeAll(async () => {
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it('a mail whose turn has passed is not handed over, and its job is told so', async () => {
  const asked: string[] = [];
  const context = {
    ...{ id: 'job', kind: 'lead.team-mail', payload: {}, again: 0 },
    onSend: async () => {
      asked.push('recorded');
      return null;
    },
    mayBegin: () => {
      asked.push('may begin');
      return false;
    },
  };
  const sent = inMailContext(context, () =>
    sendMail({
      ...{ from: 'Forja <contato@forja.example>', to: 'ana@casa.example', about: null },
      ...{ subject: 'Assunto', html: '<p>Texto</p>', text: 'Texto', messageId: 'late' },
    }),
  );
  await expect(sent).rejects.toBeInstanceOf(TurnMissed);
  // Asked right before the mail is handed over, not when it was recorded.
  expect(asked).toEqual(['recorded', 'may begin']);
  expect(accepted).toEqual([]);
  expect(context).not.toHaveProperty('gone');
});
