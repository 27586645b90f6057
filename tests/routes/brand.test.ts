import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/brand/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let admin: SignedIn;
let other: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  other = await signedIn(site(), 'admin');
  manager = await signedIn(site(), 'manager');
});

type Scheme = { id: string; scheme_name: string; is_active: boolean; revision: number };
const schemes = () =>
  sql<Scheme>(
    'select id, scheme_name, is_active, revision from public.brand_colors order by created_at',
  );
const inForce = async () => (await schemes()).find(({ is_active }) => is_active);
const rowsOf = () =>
  sql('select to_jsonb(b) - $1::text as row from public.brand_colors b order by id', 'revision');

const LIST = '/admin/brand';
const onList = (fields: Record<string, string>, person = admin) =>
  post(site(), LIST, fields, { cookie: person.cookie });
const styleOf = async (address: string) =>
  /<style[^>]*>(:root\{[^<]*)<\/style>/.exec((await site().ask(address)).text)?.[1] ?? '';

/** The editor's fields of the scheme in force, changed. */
async function typed(changed: Record<string, string> = {}) {
  const now = await inForce();
  const at = `${LIST}/${now?.id}`;
  const fields = {
    scheme_name: now?.scheme_name ?? '',
    scheme_description: '',
    primary: 'hsl(240,85%,55%)',
    accent: 'hsl(165,85%,45%)',
    revision: String(now?.revision),
    intent: 'save',
    ...changed,
  };
  return { at, fields };
}
async function save(changed: Record<string, string>, person = admin) {
  const { at, fields } = await typed(changed);
  return post(site(), at, fields, { cookie: person.cookie });
}

describe('colours that staff save', () => {
  it('are in the next page of both languages, neutral and state colours too', async () => {
    const before = await styleOf('/');
    const answer = await save({
      primary: '#8a2f12',
      'neutral.100': '#efe6d8',
      'neutral.900': '#2a1a10',
      'semantic.danger': '#7a0f5a',
      'semantic.success': '#1d6b57',
      'gradients.lamp_night': '#24164a',
      'shadows.glow_blur': '9',
      'shadows.glow_color': '#ff8800',
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(pt.done.saved);
    for (const address of ['/', '/en', '/contato']) {
      const style = await styleOf(address);
      expect(style).not.toBe(before);
      for (const part of [
        '--brand-primary:#8a2f12',
        '--paper:light-dark(#efe6d8,',
        '--ink:light-dark(#2a1a10,',
        '--bad:light-dark(#7a0f5a,',
        '--good:light-dark(#1d6b57,',
        '--lamp:light-dark(#0000,#24164a)',
        '--glow:drop-shadow(0 0 9px light-dark(#0000,#ff8800))',
      ]) {
        expect(style).toContain(part);
      }
    }
    expect((await site().ask('/')).text).toContain('content="#efe6d8"');
    await save({});
    expect(await styleOf('/')).toBe(before);
  });

  it('of the default scheme add only the two brand colours to the page', async () => {
    const style = await styleOf('/');
    expect(style).not.toMatch(/--(paper|sheet|well|ink|ink2|ink3|edge|line|bad|good|lamp|glow):/);
  });

  it.each([
    ['a closed style element', { primary: 'red;}</style><script>alert(1)</script>' }],
    ['a function', { accent: 'var(--x)' }],
    ['an address', { 'neutral.50': 'url(https://evil.example)' }],
    ['a length that is none', { 'shadows.glow_blur': '9px;}' }],
    ['a glow without end', { 'shadows.glow_blur': '99' }],
    ['no name', { scheme_name: '' }],
    ['a long name', { scheme_name: 'x'.repeat(81) }],
  ])('are refused with %s, and what was typed stays', async (_, changed) => {
    const before = await rowsOf();
    const answer = await save(changed as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(pt.failed.title);
    expect(answer.text).toContain('aria-invalid="true"');
    expect(answer.text).not.toContain('<script>alert(1)');
    expect(await rowsOf()).toEqual(before);
  });

  it('keep a script in a name as text', async () => {
    await save({ scheme_name: '<script>alert(1)</script>' });
    const { text } = await visit(site(), LIST, admin.cookie);
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>alert(1)');
    await save({ scheme_name: 'Forja' });
  });

  it('from a row that bypassed the form are not printed into the page', async () => {
    await sql(
      `update public.brand_colors set primary_color = $1, neutral_scale = $2 where is_active`,
      'red;}</style><script>alert(1)</script>',
      JSON.stringify({ 100: '</style><script>alert(2)</script>' }),
    );
    const { text, status } = await site().ask('/');
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert(');
    expect(await styleOf('/')).toContain('--brand-primary:#2b2bee');
    expect((await visit(site(), `${LIST}/${(await inForce())?.id}`, admin.cookie)).status).toBe(
      200,
    );
    await save({});
  });
});

describe('two people at one scheme', () => {
  it('the second is shown the difference; saving again overwrites', async () => {
    const stale = await typed({ primary: '#005500' });
    expect((await save({ primary: '#550000' }, other)).status).toBe(200);
    const notice = await post(site(), stale.at, stale.fields, { cookie: admin.cookie });
    expect(notice.status).toBe(409);
    expect(notice.text).toContain('#550000');
    expect(notice.text).toContain('value="#005500"');
    expect(await styleOf('/')).toContain('--brand-primary:#550000');
    const revisions = [...notice.text.matchAll(/name="revision" value="(\d+)"/g)].map(([, n]) => n);
    const again = { ...stale.fields, revision: revisions.at(-1) ?? '' };
    expect((await post(site(), stale.at, again, { cookie: admin.cookie })).status).toBe(200);
    expect(await styleOf('/')).toContain('--brand-primary:#005500');
    await save({});
  });
});

describe('schemes', () => {
  it('are restored whole: activating another and returning gives the same rows', async () => {
    const former = await inForce();
    const style = await styleOf('/');
    const copied = await onList({ intent: 'copy', id: former?.id ?? '', name: 'Cópia' });
    expect(copied.status).toBe(303);
    const copy = copied.headers.location?.split('/').at(-1) ?? '';
    const rows = await rowsOf();
    const fields = (await typed({ scheme_name: 'Brasa', primary: '#8a2f12', revision: '1' }))
      .fields;
    await post(site(), `${LIST}/${copy}`, fields, { cookie: admin.cookie });
    // Not in force: no page has changed.
    expect(await styleOf('/')).toBe(style);
    expect((await onList({ intent: 'activate', id: copy })).text).toContain(pt.done.activated);
    expect(await styleOf('/')).toContain('--brand-primary:#8a2f12');
    expect((await schemes()).filter(({ is_active }) => is_active)).toHaveLength(1);
    await onList({ intent: 'activate', id: former?.id ?? '' });
    expect(await styleOf('/')).toBe(style);
    const mine = (all: Awaited<ReturnType<typeof rowsOf>>) =>
      all.filter((each) => (each as { row: Scheme }).row.id === former?.id);
    expect(mine(await rowsOf())).toEqual(mine(rows));
    const revision = String((await schemes()).find(({ id }) => id === copy)?.revision);
    expect((await onList({ intent: 'delete', id: copy, revision })).status).toBe(200);
  });

  it('that are active cannot be deleted, and missing ones cannot be activated', async () => {
    const now = await inForce();
    const refused = await onList({ intent: 'delete', id: now?.id ?? '' });
    expect([refused.status, refused.text.includes(pt.failed.active)]).toEqual([409, true]);
    const withoutRole = '00000000-0000-4000-8000-000000000000';
    expect((await onList({ intent: 'activate', id: withoutRole })).status).toBe(404);
    expect((await inForce())?.id).toBe(now?.id);
  });

  it('refuses what is unknown, and to delete one that was changed since it was read', async () => {
    const withoutRole = '00000000-0000-4000-8000-000000000000';
    expect((await onList({ intent: 'melt', id: withoutRole })).status).toBe(422);
    expect((await onList({ intent: 'copy', id: withoutRole, name: 'x' })).status).toBe(404);
    expect((await save({ preset: withoutRole })).status).toBe(404);
    const made = await onList({ intent: 'new', name: 'Passagem' });
    const id = made.headers.location?.split('/').at(-1) ?? '';
    const late = await onList({ intent: 'delete', id, revision: '99' });
    expect([late.status, late.text.includes(pt.failed.changed)]).toEqual([409, true]);
    expect((await onList({ intent: 'delete', id, revision: '1' })).status).toBe(200);
    expect((await onList({ intent: 'delete', id, revision: '1' })).status).toBe(404);
  });

  it('require the permission, by screen and by SQL', async () => {
    expect((await visit(site(), LIST, manager.cookie)).status).toBe(403);
    const before = await rowsOf();
    expect((await onList({ intent: 'new', name: 'x' }, manager)).status).toBe(403);
    expect((await save({ primary: '#000000' }, manager)).status).toBe(403);
    expect(await rowsOf()).toEqual(before);
  });
});

describe('presets', () => {
  it('fill the form, count their use, and change nothing until it is saved', async () => {
    const [preset] = await sql<{ id: string }>(
      `select id from public.color_presets where preset_name = 'Brasa'`,
    );
    const style = await styleOf('/');
    const answer = await save({ preset: preset?.id ?? '', 'neutral.800': '#123123' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('value="#8a2f12"');
    expect(answer.text).not.toContain('value="#123123"');
    expect(await styleOf('/')).toBe(style);
    const { text } = await visit(site(), `${LIST}/${(await inForce())?.id}`, admin.cookie);
    const names = [...text.matchAll(/<li><div><b>([^<]+)<\/b>/g)].map(([, name]) => name);
    expect(names[0]).toBe('Brasa');
    expect(names.length).toBeGreaterThanOrEqual(5);
  });
});

it('without an active scheme the built-in colours are used', async () => {
  await sql('update public.brand_colors set is_active = false');
  const style = await styleOf('/');
  expect(style).toContain('--brand-primary:#2b2bee');
  expect(style).not.toContain('--paper:');
});
