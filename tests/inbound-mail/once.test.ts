import { afterEach, beforeEach, expect, it } from 'vitest';
import { PATIENCE_MS, UNTIL } from '../patience.ts';
import { ask } from '../routes/ask.ts';
import { sql } from '../routes/auth-posts.ts';
import { type MailedSite, openMailedSite } from './mailed-site.ts';

/** Several starts of a site, and a lease that runs out. */
const WHOLE_MS = 4 * PATIENCE_MS;

let world: MailedSite;
beforeEach(async () => {
  world = await openMailedSite();
});
afterEach(() => world.close());

let made = 0;
/** Mails from unknown senders, each from another address. */
const outsiders = (count: number, subject = 'Pergunta') =>
  Array.from({ length: count }, () => {
    made += 1;
    return Buffer.from(
      [
        `From: Pessoa ${made} <pessoa${made}@rua.example>`,
        'To: resposta@forja.example',
        `Subject: ${subject} ${made}`,
        `Message-ID: <pergunta-${made}@rua.example>`,
        '',
        `Quanto custa a parte ${made}?`,
        '',
      ].join('\r\n'),
    );
  });
const counted = async (condition = 'true') => {
  const [row] = await sql<{ mails: number; people: number }>(
    `select count(*)::int as mails, count(distinct from_address)::int as people
     from public.inbound_mails where ${condition}`,
  );
  return row ?? { mails: 0, people: 0 };
};
const accepted = async () => (await counted()).mails;

it(
  'a process that is killed while it fetches doubles nothing, and loses nothing',
  async () => {
    world.incoming.deliver(...outsiders(50));
    for (const enough of [5, 20]) {
      const site = await world.start();
      await expect.poll(accepted, { ...UNTIL, interval: 2 }).toBeGreaterThanOrEqual(enough);
      await world.end(site, 'SIGKILL');
    }
    expect(await accepted()).toBeLessThan(50);
    await world.start();
    await expect.poll(() => world.incoming.marked(''), UNTIL).toBe(0);
    expect(await counted(`state = 'waiting'`)).toEqual({ mails: 50, people: 50 });
  },
  WHOLE_MS,
);

it(
  'of two processes each mail is ingested by one, and one goes on where the other ends',
  async () => {
    const [one, other] = await Promise.all([world.start(), world.start()]);
    world.incoming.deliver(...outsiders(20));
    await expect.poll(() => world.incoming.marked(''), UNTIL).toBe(0);
    expect(await counted()).toEqual({ mails: 20, people: 20 });
    await world.end(one, 'SIGKILL');
    world.incoming.deliver(...outsiders(5));
    await expect.poll(accepted, UNTIL).toBe(25);
    expect(await world.end(other, 'SIGTERM')).toBe(0);
    expect(await counted()).toEqual({ mails: 25, people: 25 });
  },
  WHOLE_MS,
);

it('new mail is pushed by the server at once, and polled again after it was unreachable', async () => {
  await world.start();
  const looked = async () => {
    const [row] = await sql<{ read_at: Date | null; problem: string | null }>(
      'select read_at, problem from private.mailbox_leases',
    );
    return row;
  };
  await expect.poll(async () => (await looked())?.read_at ?? null, UNTIL).not.toBeNull();
  world.incoming.deliver(...outsiders(1));
  // Looked for by itself it would be a minute.
  await expect.poll(accepted, UNTIL).toBe(1);

  await world.incoming.stop();
  await expect.poll(async () => (await looked())?.problem ?? null, UNTIL).not.toBeNull();
  world.incoming.deliver(...outsiders(1));
  await world.incoming.start();
  await expect.poll(accepted, UNTIL).toBe(2);
  await expect.poll(async () => (await looked())?.problem ?? null, UNTIL).toBeNull();
});

it('five hundred mails in a minute stay in the mailbox, and other senders are not delayed', async () => {
  const site = await world.start();
  world.incoming.deliver(...outsiders(500));
  await expect.poll(accepted, UNTIL).toBe(60);
  const began = performance.now();
  const [page] = await Promise.all(
    Array.from({ length: 20 }, () => ask(site.port, '/', { headers: {} })),
  );
  expect(page?.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(5000);
  await expect.poll(() => world.incoming.marked(''), UNTIL).toBe(440);
  expect(await accepted()).toBe(60);
});

it('a mail that cannot be ingested is skipped, and does not block others', async () => {
  await sql(`create function private.refuse_poison() returns trigger language plpgsql as
    $$ begin raise exception 'poison'; end $$`);
  await sql(`create trigger refuse_poison before insert on public.inbound_mails for each row
    when (new.subject like 'Veneno%' and new.state <> 'aside')
    execute function private.refuse_poison()`);
  await world.start();
  world.incoming.deliver(...outsiders(1, 'Veneno'), ...outsiders(1));
  await expect.poll(accepted, UNTIL).toBe(1);
  // Each new mail is another look.
  for (let mails = 2; mails <= 4; mails += 1) {
    world.incoming.deliver(...outsiders(1));
    await expect.poll(() => counted(`state = 'waiting'`), UNTIL).toMatchObject({ mails });
  }
  await expect.poll(() => counted(`state = 'aside'`), UNTIL).toMatchObject({ mails: 1 });
  await expect.poll(() => world.incoming.marked('F'), UNTIL).toBe(1);
});
