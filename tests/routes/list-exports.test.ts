import { beforeAll, expect, it } from 'vitest';
import { adminPaths } from '#app/paths.ts';
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let superadmin: SignedIn;
beforeAll(async () => {
  superadmin = await signedIn(site(), 'superadmin');
});

it.each(Object.values(adminPaths).filter((address) => address.endsWith('/export')))(
  'a list is taken from %s, also where a large one is asked about first',
  async (address) => {
    const { cookie } = superadmin;
    const { text } = await visit(site(), `${address}/confirm?text=nada`, cookie);
    const [, action = ''] = /<form[^>]* action="([^"]*\/export[^"]*)"/.exec(text) ?? [];
    expect(action.replace('&amp;', '&')).toBe(`${address}?text=nada`);
    const file = await post(site(), `${address}?text=nada`, {}, { cookie });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  },
);
