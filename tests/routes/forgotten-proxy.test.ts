import { beforeAll, expect, it } from 'vitest';
import en from '#app/areas/admin/locales/en.json' with { type: 'json' };
import pt from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { entriesSaying, PNG, postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite({ env: {} });

let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

it('warns staff, in their language, that a proxy is not configured', async () => {
  const see = async (cookie: string) => (await visit(site(), '/admin', cookie)).text;
  expect(await see(manager.cookie)).toContain(pt.overview.proxy.title);
  expect(await see(`${manager.cookie}; preferred-locale=en`)).toContain(en.overview.proxy.title);
});

it('never counts its address as one visitor', async () => {
  for (let visitor = 0; visitor < 7; visitor += 1) {
    const sent = await postForm(site(), {
      fields: { verbatim: `Por trás ${visitor}` },
      files: [{ name: 'a.png', bytes: PNG }],
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(sent.status).toBe(303);
  }
  expect((await entriesSaying('Por trás')).map(({ review_reason }) => review_reason)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  expect(await sql('select from private.upload_room where network is not null')).toEqual([]);
});
