import { describe, expect, it } from 'vitest';
import { inboundMail } from '../../../../tests/mails/inbound-mail.ts';
import { readMail } from './read-mail.server.ts';

const PARENT = '<parent@forja.example>';
const read = (name: string) => readMail(inboundMail(name, { messageId: PARENT }));

const short = (...headers: string[]) =>
  readMail(Buffer.from(`From: ana@cliente.example\n${headers.join('\n')}\n\nEstou fora.`));

describe('an automatic reply', () => {
  it.each([
    'Automatic reply: Proposta',
    '[EXTERNO] Automatic reply: Re: Proposta',
    'Resposta automática: Re: Proposta',
    'Resposta automatica: Proposta',
    'Fora do escritório: Re: Proposta',
    'Out of Office Re: Proposta',
    'Out of office',
  ])('is known by its subject alone: %s', async (subject) => {
    const note = await short(`Subject: ${subject}`, 'In-Reply-To: <a@b>');
    expect(note).toMatchObject({ by: 'program', automaticReply: true });
  });

  it.each([
    ['Re: Automatic reply: Proposta', 'In-Reply-To: <a@b>'],
    ['RES: Resposta automática: Proposta', 'In-Reply-To: <a@b>'],
    ['Fora do escritório: como acesso?', 'X-A: b'],
    ['Out of office hours question', 'In-Reply-To: <a@b>'],
    ['Proposta', 'X-Auto-Response-Suppress: All'],
  ])('is not what somebody writes: %s', async (subject, header) => {
    expect(await short(`Subject: ${subject}`, header)).toMatchObject({
      by: 'person',
      automaticReply: false,
    });
  });

  it('is no report of a server', async () => {
    expect(await read('absence-exchange-pt')).toMatchObject({
      by: 'program',
      automaticReply: true,
      answers: [PARENT],
    });
    expect((await read('vacation-en')).automaticReply).toBe(true);
    expect((await read('bounce-postfix')).automaticReply).toBe(false);
    expect((await read('bounce-delayed')).automaticReply).toBe(false);
  });
});

describe('the mail of a web form', () => {
  it('is written by the person in its Reply-To', async () => {
    expect(await read('web-form')).toMatchObject({
      by: 'person',
      from: { address: 'eva@cliente.test', name: 'Nunes, Eva' },
      relayedBy: 'no-reply@sites.test',
    });
  });

  it.each([
    ['no-reply@a.example', 'no-reply@a.example', 'program'],
    ['no-reply@a.example', 'bounce+1@a.example', 'program'],
    ['no-reply@a.example', 'a@b.example, c@b.example', 'program'],
    ['mailer-daemon@a.example', 'a@b.example', 'program'],
    ['wordpress@a.example', 'a@b.example', 'person'],
  ])('from %s to be answered at %s is written by a %s', async (from, reply, by) => {
    const raw = Buffer.from(`From: ${from}\nReply-To: ${reply}\n\nOi`);
    expect((await readMail(raw)).by).toBe(by);
  });

  it('is no other mail with another reply address', async () => {
    const mail = await short('Reply-To: rui@cliente.example');
    expect(mail).toMatchObject({ from: { address: 'ana@cliente.example' }, relayedBy: null });
  });
});

it.each([
  ['out-of-office-pt', 'program'],
  ['vacation-en', 'program'],
  ['autoreply-old', 'program'],
  ['mailing-list', 'list'],
  ['bounce-postfix', 'program'],
])('%s is written by a %s', async (name, by) => {
  expect((await read(name)).by).toBe(by);
});
