import { expect, it } from 'vitest';
import { EMPTY_LIST } from '#app/areas/site/offline/cached-pages.ts';
import { EMPTY_SAVED } from '#app/features/saved-posts/list-saved-posts.ts';
import { alternatesOf, areaPaths, endpoints } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();

it('is revalidated each time, and sent again only when it changed', async () => {
  const { status, headers, text } = await site().ask(endpoints.serviceWorker);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  // One file: a worker that imports could be of two builds at once.
  expect(text).not.toMatch(/\bimport\s*[({"'`*\w]|\bimportScripts\b/);
  const again = await site().ask(endpoints.serviceWorker, {
    headers: { 'if-none-match': headers.etag },
  });
  expect(again.status).toBe(304);
});

it('lists the areas that it ignores and the pages that it falls back on', async () => {
  const { text } = await site().ask(endpoints.serviceWorker);
  const areas = [areaPaths.auth, areaPaths.admin, '/portal'];
  for (const path of [...areas, ...Object.values(alternatesOf('offline'))]) {
    expect(text).toMatch(new RegExp(`[\`"']${path}[\`"']`));
  }
});

it('carries the version of its build', async () => {
  const { text } = await site().ask(endpoints.serviceWorker);
  expect(text).toMatch(/version:[`"'][\w-]{12}[`"']/);
});

const LISTS = [
  ...Object.values(alternatesOf('offline')).map((address) => [address, EMPTY_LIST] as const),
  ...Object.values(alternatesOf('savedPosts')).map((address) => [address, EMPTY_SAVED] as const),
];

it.each(LISTS)(
  '%s is shared, not for search engines, and has room for the list',
  async (address, list) => {
    const { status, headers, text } = await site().ask(address);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text.split(list)).toHaveLength(2);
  },
);
