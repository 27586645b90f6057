import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/** What a page says, without its marks. */
async function textAt(address: string): Promise<string> {
  const { status, text } = await site().ask(address);
  expect(status).toBe(200);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? [];
  return main
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
}

const cases = (locale: Locale) => textAt(pathTo('cases', locale));
const home = (locale: Locale) => textAt(pathTo('home', locale));

const HEADING = {
  'pt-BR': 'Cases Em desenvolvimento...',
  en: 'Case studies In development...',
};
const TITLE = {
  'pt-BR': 'Cases de clientes (em desenvolvimento)',
  en: 'Case studies (in development)',
};
const SINCE = {
  'pt-BR': /Sem interrupção desde (\d{1,2} de [a-zç]+ de \d{4})/,
  en: /Running without interruption since (\d{1,2} [A-Z][a-z]+ \d{4})/,
};
const AVAILABLE = { 'pt-BR': /Disponibilidade medida/, en: /Measured availability/ };

/** Has every page rendered again, as any change of published facts does. */
async function announce(): Promise<void> {
  const before = currentGeneration();
  await ownerSql('select private.raise_generation()');
  while (currentGeneration() === before) await ownerSql('select 1');
}

describe.each(LOCALES)('the first case, in %s', (locale) => {
  it('shows under the fixed text of the page', async () => {
    const { text } = await site().ask(pathTo('cases', locale));
    expect(/<title>([^<|]+) \|/.exec(text)?.[1]).toBe(TITLE[locale]);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
    expect(heading.replace(/<[^>]+>|<!--.*?-->/g, '')).toBe(HEADING[locale]);
  });

  it('weighs what a first visit to the home page is sent', async () => {
    const { text } = await site().ask(pathTo('home', 'pt-BR'));
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const [, sheet = ''] = sheets[0] ?? [];
    const [, script = ''] = /import\("([^"]+)"\)/.exec(text) ?? [];
    const fonts = (await site().ask(sheet)).text.match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
    expect([sheets.length, new Set(fonts).size]).toEqual([1, 2]);
    const files = [sheet, script, ...new Set(fonts)];
    const sent = await Promise.all(files.map((file) => site().ask(file, BROTLI)));
    const bytes = sent.reduce((sum, { raw }) => sum + raw.byteLength, 0);
    const message = `${Math.round(bytes / 1024)} KB`;
    expect(await cases(locale)).toContain(message);
    expect(await home(locale)).toContain(message);
  });

  it('shows since when nothing was interrupted, and no availability on the first day', async () => {
    for (const message of [await cases(locale), await home(locale)]) {
      expect(SINCE[locale].exec(message)?.[1]).toMatch(/20\d\d/);
      expect(message).not.toMatch(AVAILABLE[locale]);
    }
    expect(await home(locale)).not.toMatch(/Medida nos últimos|Measured over/);
  });
});

describe('after ten days with one quarter of an hour missed', () => {
  let minutes = 0;
  beforeAll(async () => {
    await ownerSql('delete from private.heartbeats');
    // Up to this minute, or the heartbeat of the site itself finds a gap.
    await ownerSql(
      `insert into private.heartbeats (day, minutes, last_minute, since, began)
       select d,
         case n when 4 then 1425 when 0 then extract(epoch from now() - m)::int / 60 + 1 else 1440 end,
         case n when 0 then date_trunc('minute', now()) else m + interval '1439 minutes' end,
         case when n > 4 then first else missed end, first
       from (select n, (now() at time zone 'UTC')::date - n as d,
           ((now() at time zone 'UTC')::date - n)::timestamp at time zone 'UTC' as m,
           ((now() at time zone 'UTC')::date - 10)::timestamp at time zone 'UTC' as first,
           ((now() at time zone 'UTC')::date - 4)::timestamp at time zone 'UTC'
             + interval '15 minutes' as missed
         from generate_series(0, 10) n) days`,
    );
    const [sum] = await ownerSql<{ minutes: number }>(
      'select sum(minutes)::int as minutes from private.heartbeats',
    );
    minutes = sum?.minutes ?? 0;
    await announce();
  });
  afterAll(async () => {
    await ownerSql('delete from private.heartbeats');
    await ownerSql('select private.record_heartbeat()');
    await announce();
  });

  it('both pages show the same, in both languages', async () => {
    // Never rounded up.
    const share = Math.floor((minutes / (minutes + 15)) * 10_000) / 10_000;
    for (const locale of ['pt-BR', 'en'] as const) {
      const percent = share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
      const [atCases, atHome] = [await cases(locale), await home(locale)];
      expect(atCases).toMatch(AVAILABLE[locale]);
      expect(atCases).toContain(percent);
      expect(atHome).toContain(percent);
      expect(SINCE[locale].exec(atHome)?.[1]).toBe(SINCE[locale].exec(atCases)?.[1]);
    }
  });

  it('pages stay in memory: a minute more changes none of them', async () => {
    const address = pathTo('cases', 'pt-BR');
    const { headers } = await site().ask(address);
    await ownerSql(
      `update private.heartbeats
       set last_minute = greatest(last_minute - interval '1 minute', day::timestamp at time zone 'UTC'),
         minutes = greatest(minutes - 1, 1)
       where day = (now() at time zone 'UTC')::date`,
    );
    const generation = currentGeneration();
    await ownerSql('select private.record_heartbeat()');
    const again = await site().ask(address, {
      headers: { 'if-none-match': headers.etag as string },
    });
    expect([again.status, currentGeneration()]).toEqual([304, generation]);
  });
});
