import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { areaRows } from '#app/registry.ts';
import { expectedRoutes } from '../../database/access/expected-routes.ts';
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { pageAddresses } from './page-addresses.ts';
import { someProject } from './project-rows.ts';
import { signedIn, visit } from './staff.ts';

/* A later layer wins over an earlier one, and their order is that of the first stylesheet which names them:
   one that comes too early turns it round, and the whole screen is drawn with the wrong rules. */

const site = useBuiltSite();
const ORDER = ['theme', 'base', 'components', 'utilities'];

type Viewer = { name: string; cookie: string };
const viewers: Viewer[] = [{ name: 'nobody', cookie: '' }];
let project = '';
beforeAll(async () => {
  const [client, staff] = [await signedIn(site(), null), await signedIn(site(), 'superadmin')];
  project = (await someProject({ name: 'Padaria Camadas' })).id;
  const started = await post(site(), '/portal/vista', { project }, { cookie: staff.cookie });
  const [view = ''] = [started.headers['set-cookie'] ?? ''].flat();
  viewers.push(
    { name: 'client', cookie: client.cookie },
    { name: 'staff', cookie: staff.cookie },
    { name: 'staff who view a client', cookie: `${staff.cookie}; ${view.split(';')[0]}` },
  );
});

const layers = new Map<string, Promise<string[]>>();
/** Layers in the order in which a stylesheet names them. */
function layersOf(href: string): Promise<string[]> {
  const known = layers.get(href);
  if (known !== undefined) return known;
  const read = visit(site(), href).then(({ text }) =>
    [...text.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
  );
  layers.set(href, read);
  return read;
}

async function orderOf(html: string): Promise<string[]> {
  const hrefs = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => /rel="stylesheet"/.test(link))
    .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  const named = (await Promise.all(hrefs.map(layersOf))).flat().map((name) => name.trim());
  return [...new Set(named)].filter((name) => ORDER.includes(name));
}

/** Screens of an area; what scripts ask answers no page, and the stream never ends. */
const screensOf = (...areas: string[]) =>
  areaRows
    .filter(
      ({ id }) =>
        areas.includes(id.split('.')[0] ?? '') &&
        !expectedRoutes[id]?.json &&
        id !== 'admin.events',
    )
    .map(({ path }) =>
      path
        .replace(':id', project || randomUUID())
        .replace(/:\w+/g, 'x')
        .replace('*', 'x'),
    );
const SCREENS: Record<string, () => string[]> = {
  nobody: () => [...screensOf('auth'), ...pageAddresses.map(({ address }) => address)],
  client: () => screensOf('portal', 'auth'),
  staff: () => screensOf('admin'),
  'staff who view a client': () => screensOf('portal'),
};

it('names the layers in one order on every screen of every kind of viewer', async () => {
  const wrong: string[] = [];
  let screens = 0;
  for (const { name, cookie } of viewers) {
    for (const path of new Set(SCREENS[name]?.())) {
      const { headers, text } = await visit(site(), path, cookie);
      if (!String(headers['content-type']).startsWith('text/html') || !text.includes('<link'))
        continue;
      screens += 1;
      const order = await orderOf(text);
      if (order.join() !== ORDER.filter((layer) => order.includes(layer)).join()) {
        wrong.push(`${name}: ${path}: ${order.join(', ')}`);
      }
    }
  }
  expect(screens).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});
