import { expect, it, vi } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { UNTIL } from '../patience.ts';
import { useBuiltSite } from './built-site.ts';

/** As many reads as the process works on at once. */
const MOST_READS = 50;

const site = useBuiltSite();

it('requests above what the process can work on are answered 503 at once', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // The embedded engine has one connection: whatever reads rows waits for it.
  const holder = asActor({ kind: 'system' }, () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  const address = (index: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${index}` } });
  const page = pathTo('protocol', 'pt-BR', { protocol: 'AAAA-BBBB' });
  let answered = 0;
  const waiting = Array.from({ length: MOST_READS }, async (_, index) => {
    const { status } = await site().ask(page, address(index + 1));
    answered += 1;
    return status;
  });
  for (const locale of LOCALES) {
    const path = pathTo('protocol', locale, { protocol: 'AAAA-BBBB' });
    const refused = await vi.waitFor(async () => {
      const answer = await site().ask(path, address(200));
      expect(answer.status).toBe(503);
      return answer;
    }, UNTIL);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.text).toContain(messages[locale].crash.busy.title);
    expect(refused.text).toContain(`href="${path}"`);
  }
  expect((await site().ask('/')).status).toBe(200);
  expect((await site().ask('/livez')).status).toBe(200);
  expect(answered).toBe(0);
  held.resolve();
  await holder;
  const statuses = await Promise.all(waiting);
  expect(statuses.filter((status) => status === 503)).toEqual([]);
  expect((await site().ask(page, address(201))).status).toBe(statuses[0]);
});
