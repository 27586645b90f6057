import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultyLine } from '../faults/faulty-line.ts';
import { PATIENCE_MS, UNTIL } from '../patience.ts';
import { sql } from '../routes/auth-posts.ts';
import { type MailedSite, openMailedSite } from './mailed-site.ts';

/* Mails while their mailbox is away or slow, or the line breaks in the middle of one. */

const LONG_LINES = 20_000;
const SLOW_MS = 300;
/** More often than a mail is tried that is itself at fault. */
const CUTS = 4;
/** Pauses between tries grow to a minute. */
const WHOLE_MS = 2 * PATIENCE_MS;

let world: MailedSite;
let line: Awaited<ReturnType<typeof faultyLine>>;
beforeEach(async () => {
  world = await openMailedSite(async (url) => {
    const address = new URL(url);
    line = await faultyLine(Number(address.port));
    address.port = String(line.port);
    return address.href;
  });
});
afterEach(async () => {
  await world.close();
  await line.close();
});

let made = 0;
const mail = (lines = 1) => {
  made += 1;
  const text = Array.from({ length: lines }, (_, number) => `Linha ${number} da mensagem ${made}.`);
  return Buffer.from(
    [
      ...[`From: Pessoa ${made} <pessoa${made}@rua.example>`, 'To: resposta@forja.example'],
      ...[`Subject: Pergunta ${made}`, `Message-ID: <fora-${made}@rua.example>`, '', ...text, ''],
    ].join('\r\n'),
  );
};
const taken = () =>
  sql<{ subject: string; state: string; words: number }>(
    `select subject, state, length(body) as words from public.inbound_mails order by subject`,
  );
const looked = async () => {
  const [row] = await sql<{ read_at: Date | null; problem: string | null }>(
    'select read_at, problem from private.mailbox_leases',
  );
  return row;
};

it(
  'a mail whose connection breaks again and again is ingested whole, once',
  async () => {
    await world.start();
    await expect.poll(async () => (await looked())?.read_at ?? null, UNTIL).not.toBeNull();
    const long = mail(LONG_LINES);
    line.cutAfter('down', long.length / 2);
    world.incoming.deliver(long);
    for (let cut = 1; cut <= CUTS; cut += 1) {
      await expect.poll(line.cuts, UNTIL).toBe(cut);
      if (cut < CUTS) line.cutAfter('down', long.length / 2);
    }
    await expect.poll(async () => (await taken()).length, UNTIL).toBe(1);
    const [one] = await taken();
    expect(one?.state).toBe('waiting');
    expect(one?.words).toBeGreaterThan(1000);
    await expect.poll(() => world.incoming.marked(''), UNTIL).toBe(0);
    expect(world.incoming.marked('F')).toBe(0);
  },
  WHOLE_MS,
);

it(
  'mails that come while the mailbox is away or slow are ingested once',
  async () => {
    await world.start();
    await expect.poll(async () => (await looked())?.read_at ?? null, UNTIL).not.toBeNull();
    line.goAway();
    world.incoming.deliver(mail(), mail());
    await expect.poll(async () => (await looked())?.problem ?? null, UNTIL).not.toBeNull();
    expect(await taken()).toEqual([]);
    line.delay(SLOW_MS);
    line.comeBack();
    world.incoming.deliver(mail());
    await expect.poll(async () => (await taken()).length, UNTIL).toBe(3);
    line.delay(0);
    world.incoming.deliver(mail());
    await expect.poll(async () => (await taken()).length, UNTIL).toBe(4);
    await expect.poll(() => world.incoming.marked(''), UNTIL).toBe(0);
    const all = await taken();
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(4);
    expect(all.every(({ state }) => state === 'waiting')).toBe(true);
    expect(world.incoming.marked('F')).toBe(0);
  },
  WHOLE_MS,
);
