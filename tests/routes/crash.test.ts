import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { UNTIL } from '../patience.ts';
import type { Answer } from './ask.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { crashesOf, crashSeen, mailsAbout, mailsEnqueued } from './crash-rows.ts';
import { watchEngine } from './engine-away.ts';

/*
 * The server under test runs in this process, so a fault is planted where pages lean on
 * the runtime: in the words of a query, in the dates of the language.
 */

const TEAM = 'equipe@forja.example';
const PLANTED = 'planted for ana@aurora.example at /busca?q=segredo';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const engine = watchEngine();
let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({
    env: { TEAM_EMAIL: TEAM },
  });
});
afterAll(async () => {
  await engine.backAgain();
  await site.close();
  engine.stop();
});

let mend = () => {};
afterEach(() => mend());

function breakSearch(error: Error = new RangeError(PLANTED)): void {
  const split = RegExp.prototype[Symbol.split];
  const fault = vi.spyOn(RegExp.prototype, Symbol.split).mockImplementation(function planted(
    this: RegExp,
    text: string,
    limit?: number,
  ) {
    // The words of a query.
    if (this.source.includes('\\p{L}')) throw error;
    return split.call(this, text, limit);
  });
  mend = () => fault.mockRestore();
}

function breakDates(): void {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', {
    ...format,
    get(this: Intl.DateTimeFormat) {
      if (this.resolvedOptions().weekday) throw new TypeError('planted in the dates');
      return format.get?.call(this);
    },
  });
  mend = () => Object.defineProperty(prototype, 'format', format);
}

/** Breaks the server's own look at the address, which comes before the router. */
function breakServer(): void {
  const { test } = RegExp.prototype;
  const fault = vi.spyOn(RegExp.prototype, 'test').mockImplementation(function planted(
    this: RegExp,
    text: string,
  ) {
    if (this.source.includes('auth|admin|portal')) throw new Error('planted before the router');
    return test.call(this, text);
  });
  mend = () => fault.mockRestore();
}

/** The request id that the visitor is shown. */
function displayedId(html: string, locale: Locale): string {
  const id = UUID.exec(html)?.[0] ?? '';
  expect(html).toContain(messages[locale].crash.code.replace('{{id}}', id));
  return id;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** Specification §8: the words, retry, and the error page; both lead where they say. */
function expectCrashScreen({ status, headers, text }: Answer, locale: Locale, address: string) {
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(`<html lang="${locale}"`);
  const { title, text: sentence, retry, errorPage } = messages[locale].crash;
  if (locale === 'pt-BR') {
    expect([title, sentence]).toEqual([
      'Algo deu errado',
      'Ocorreu um erro inesperado na aplicação. Nossa equipe foi notificada.',
    ]);
  }
  for (const words of [title, sentence, retry, errorPage]) expect(text).toContain(words);
  expect(text).toContain(`href="${escaped(address)}"`);
  const id = displayedId(text, locale);
  const query = new URLSearchParams({ codigo: id, de: address });
  expect(text).toContain(`href="${escaped(`${pathTo('serverError', locale)}?${query}`)}"`);
  // The cause is for the team, not for visitors.
  expect(text).not.toContain('planted');
  return id;
}

describe.each(LOCALES)('a page whose loader crashes, in %s', (locale) => {
  const address = `${pathTo('search', locale)}?q=ferro&ordem=2`;
  const route = `GET search.${locale === 'en' ? 'en' : 'pt'}`;

  it('is reported, recorded once per error, mailed once, and works again afterwards', async () => {
    breakSearch();
    const ids: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      ids.unshift(expectCrashScreen(await site.ask(address), locale, address));
    }
    expect(new Set(ids).size).toBe(3);

    const crash = await crashSeen(route, 3);
    expect(crash).toMatchObject({
      origin: 'page',
      message: 'RangeError: planted for [e-mail] at /busca?q=…',
      request_ids: ids,
      release: expect.stringMatching(/^\d+\.\d+\.\d+\+[\w-]{8}$/),
    });
    expect(crash.stack).toMatch(/^at .*crash\.test\.ts:\d+/);
    expect(`${crash.stack} ${crash.message}`).not.toMatch(/segredo|ana@/);

    const mails = await mailsAbout(site.dataDir, crash);
    expect(mails).toHaveLength(1);
    expect(await mailsEnqueued(crash)).toBe(1);
    const [mail] = mails;
    expect(mail?.to?.map((to) => to.address)).toEqual([TEAM]);
    expect(mail?.subject).toContain(route);
    // The code on the screen finds the mail about the error.
    expect(ids.some((id) => mail?.text?.includes(id))).toBe(true);

    mend();
    expect((await site.ask(address)).status).toBe(200);
    expect(await crashesOf(route)).toHaveLength(1);
  });

  it('links from the error page back to itself', async () => {
    breakSearch();
    const { text } = await site.ask(address);
    const id = displayedId(text, locale);
    mend();
    const query = new URLSearchParams({ codigo: id, de: address });
    const page = await site.ask(`${pathTo('serverError', locale)}?${query}`);
    expect(page.status).toBe(500);
    expect(page.text).toContain(messages[locale].crash.title);
    expect(page.text).toContain(messages[locale].crash.text);
    expect(displayedId(page.text, locale)).toBe(id);
    expect(page.text).toContain(`href="${escaped(address)}"`);
  });

  it('shows no code on an error page that was not reached by a crash', async () => {
    const { status, text } = await site.ask(pathTo('serverError', locale));
    expect(status).toBe(500);
    expect(text).toContain(messages[locale].crash.title);
    expect(text).not.toContain(messages[locale].crash.text);
    // The first sentence of the catalogue, and none that says that anybody was notified or anything kept.
    const [sentence, notified] = messages[locale].crash.text.split(/(?<=\.) /);
    expect(text).toContain(sentence);
    expect(text).not.toContain(notified);
    expect(text).not.toMatch(/est[áa] guardado|is safe/);
  });
});

describe.each(LOCALES)('a shared page that crashes while it is rendered, in %s', (locale) => {
  const address = pathTo('contact', locale);
  const route = `GET contact.${locale === 'en' ? 'en' : 'pt'}`;

  it('is recorded, and is not cached', async () => {
    breakDates();
    // Shared by all visitors, so it does not hold the campaign.
    const id = expectCrashScreen(await site.ask(`${address}?utm_source=x`), locale, address);
    const crash = await crashSeen(route, 1);
    expect(crash).toMatchObject({
      message: 'TypeError: planted in the dates',
      request_ids: [id],
    });
    mend();
    expect((await site.ask(address)).status).toBe(200);
  });
});

it.each(LOCALES)('a crash before the router shows the same text, in %s', async (locale) => {
  const address = pathTo('search', locale);
  breakServer();
  const answer = await site.ask(address);
  mend();
  const id = expectCrashScreen(answer, locale, address);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  const crash = await vi.waitFor(async () => {
    const [row] = (await crashesOf('GET server')).filter((one) => one.request_ids[0] === id);
    if (!row) throw new Error('not recorded yet');
    return row;
  }, UNTIL);
  expect(crash.message).toBe('Error: planted before the router');
});

it('unknown addresses and unsupported methods are no crashes', async () => {
  const before = (await crashesOf('GET elsewhere')).length;
  await site.ask('/nao-existe');
  await site.ask('/', { method: 'POST', headers: { origin: site.origin } });
  expect(await crashesOf('POST home.pt')).toEqual([]);
  expect(await crashesOf('GET elsewhere')).toHaveLength(before);
});

it('a crash while the database is away is reported once it is back', async () => {
  const address = '/busca?q=martelo';
  const [known] = await crashesOf('GET search.pt');
  breakSearch(new Error('planted while nobody could write it down'));
  await engine.disconnect();
  const ids = [
    expectCrashScreen(await site.ask(address), 'pt-BR', address),
    expectCrashScreen(await site.ask(address), 'pt-BR', address),
  ];
  mend();
  expect((await site.ask(address)).status).toBe(200);
  await engine.backAgain();
  const crash = await vi.waitFor(async () => {
    const [row] = (await crashesOf('GET search.pt')).filter(({ id }) => id !== known?.id);
    if (row?.seen_count !== 2) throw new Error('not recorded yet');
    return row;
  }, UNTIL);
  expect(crash.request_ids).toEqual(ids.reverse());
  expect(await mailsAbout(site.dataDir, crash)).toHaveLength(1);
});
