import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { adminPaths } from '#app/paths.ts';
import { atWork } from '../e2e/fixtures/admin-area.ts';
import { expect } from '../e2e/fixtures/site.ts';
import { words } from '../e2e/fixtures/words.ts';
import { saved } from './fixtures/saving.ts';
import { test } from './fixtures/test.ts';

const logo = (key: string, values?: Record<string, string>) =>
  words('pt-BR', 'brand', `logos.${key}`, values);

/** The screen comes back by itself within its pauses of 1, 2 and 5 s, each a little longer when busy. */
const SOON = { timeout: 30_000 };

test('an open screen shows what is done at the other process, also after either was killed', async ({
  page,
  pair,
  rows,
  site,
  guard,
  afterwards,
}) => {
  test.slow();
  // Logged for broken streams, and for tries before a process is back.
  guard.expect(/ERR_(?:INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(?:REFUSED|RESET)|EMPTY_RESPONSE)/);
  const name = 'Logo ao vivo';
  await rows.read(
    `insert into public.logos (name, type, variant, file_path, public_url, width, height, is_active)
     values ($1, 'full', 'light', '/brand/forja-full.svg', '/brand/forja-full.svg', 200, 64, true)
     returning id`,
    name,
  );
  afterwards(() => rows.read('delete from public.logos where name = $1', name));
  await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/brand/logos' });
  const other = await page.context().newPage();
  // The session is one of both: they share database and secret.
  await other.goto(`${pair.there.url}/admin/brand/logos`);
  const loads = () =>
    Promise.all([page, other].map((place) => place.evaluate(() => performance.timeOrigin)));
  const loaded = await loads();
  const rowOf = (place: Page) => place.getByRole('listitem').filter({ hasText: name });
  const turn = async (way: 'on' | 'off') => {
    // "Desligar" contains "Ligar", and is shown until this screen has been read again.
    const press = page.getByRole('button', { name: logo(`${way}One`, { name }), exact: true });
    await saved(page, () => press.click(), logo(`done.${way}`));
  };
  await expect(rowOf(other)).toContainText(logo('active'));
  await turn('off');
  await expect(rowOf(other)).toContainText(logo('inactive'));

  // Kills the process that served the change, while this screen is being read again.
  await pair.here.kill();
  await pair.here.startAgain();
  await turn('on');
  await expect(rowOf(other)).toContainText(logo('active'), SOON);

  // Kills the process of the open screen's stream, which misses what is done meanwhile.
  await pair.there.kill();
  await turn('off');
  await pair.there.startAgain();
  await expect(rowOf(other)).toContainText(logo('inactive'), SOON);
  await turn('on');
  await expect(rowOf(other)).toContainText(logo('active'), SOON);
  expect(await loads()).toEqual(loaded);
});

/** A stream that is held open, and the kinds of events that it brought. */
function openStream(url: string, cookie: string) {
  const events: string[] = [];
  const sent = request(new URL(adminPaths.events, url), { headers: { cookie } });
  sent.on('error', () => undefined);
  sent.on('response', (response) => {
    response.on('error', () => undefined);
    response.on('data', (part: Buffer) => {
      for (const [, kind = ''] of String(part).matchAll(/event: (\w+)\n/g)) events.push(kind);
    });
    response.on('end', () => events.push('end'));
  });
  sent.end();
  return { events, close: () => sent.destroy() };
}

test('a session has three streams at both processes together, which end with it at either', async ({
  page,
  pair,
  rows,
  site,
  afterwards,
}) => {
  const person = await atWork({ page, rows, url: site.url, role: 'viewer' });
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  // This screen leaves first, so that only the streams below are counted.
  await page.goto('about:blank');
  const streams: ReturnType<typeof openStream>[] = [];
  afterwards(async () => {
    for (const { close } of streams) close();
  });
  for (const { url } of [pair.here, pair.there, pair.here, pair.there]) {
    const next = openStream(url, cookie);
    streams.push(next);
    await expect.poll(() => next.events, SOON).toContain('beat');
  }
  const [oldest, ...others] = streams;
  await expect.poll(() => oldest?.events.slice(-2), SOON).toEqual(['displaced', 'end']);
  await rows.read(
    `delete from identity.sessions s using identity.users u
     where u.id = s.user_id and u.email = $1 returning s.id`,
    person.email,
  );
  for (const { events } of others) {
    await expect.poll(() => events.slice(-2), { timeout: 10_000 }).toEqual(['left', 'end']);
  }
});
