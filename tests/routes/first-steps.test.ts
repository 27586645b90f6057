import { beforeAll, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

const site = useBuiltSite();
let admin: SignedIn;
let viewer: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  viewer = await signedIn(site(), 'viewer');
});

const send = async (intent: string, { cookie } = admin) =>
  (await post(site(), '/admin?index', { intent }, { cookie })).status;
const isHidden = async () =>
  (
    await sql<{ hidden: boolean }>(
      'select first_steps_hidden_at is not null as hidden from public.user_profiles where user_id = $1',
      admin.id,
    )
  )[0]?.hidden;

it('hides the first steps from one user, and shows them again', async () => {
  expect([await send('hide'), await isHidden()]).toEqual([200, true]);
  expect([await send('show'), await isHidden()]).toEqual([200, false]);
});

it('sends at most one test mail a minute', async () => {
  expect([await send('mail-test'), await send('mail-test')]).toEqual([200, 429]);
});

it('refuses unknown steps, and users who may not change settings', async () => {
  expect(await send('dance')).toBe(422);
  expect(await send('hide', viewer)).toBe(403);
});
