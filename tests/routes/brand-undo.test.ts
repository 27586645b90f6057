import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { drawing, file, headerLogoOf, logoNamed, logoPosts } from './logo-posts.ts';
import { type SignedIn, signedIn } from './staff.ts';
import { STRIKING } from './striking-scheme.ts';

const site = useBuiltSite();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
});

const { send, remove } = logoPosts(site, () => admin.cookie);

const stored = (key: string) => path.join(site().dataDir, 'files', key);
const headerOf = (address?: string) => headerLogoOf(site(), address);

/** Undoes the last change of a table about the row of a name. */
async function undoLast(table: string, name: string) {
  const [change] = await sql<{ change_set: string }>(
    `select change_set from public.setting_changes where table_name = $1
       and coalesce(after, before) ->> $2 = $3 order by changed_at desc, step desc limit 1`,
    table,
    table === 'logos' ? 'name' : 'scheme_name',
    name,
  );
  const address = `/admin/changes/${change?.change_set}`;
  return post(site(), address, {}, { cookie: admin.cookie });
}

describe('a change of colours that is undone', () => {
  const rows = () =>
    sql("select to_jsonb(b) - 'revision' as row from public.brand_colors b order by id");
  const styleOf = async () =>
    /<style[^>]*>(:root\{[^<]*)<\/style>/.exec((await site().ask('/en')).text)?.[1];
  const undo = () => undoLast('brand_colors', 'Forja');

  /** Every field of the editor, as the striking scheme has it. */
  const striking = () => {
    const { primary_color: primary, accent_color: accent, ...groups } = STRIKING;
    const fields = Object.entries(groups).flatMap(([column, values]) =>
      Object.entries(values).map(([key, value]) => [
        `${column.replace(/_(?:scale|colors)$/, '')}.${key}`,
        value,
      ]),
    );
    return { primary, accent, ...Object.fromEntries(fields) };
  };

  it('restores the same rows and the same page; undone again, the changed ones', async () => {
    const [now] = await sql<{ id: string; revision: number }>(
      'select id, revision from public.brand_colors where is_active',
    );
    const first = { rows: await rows(), style: await styleOf() };
    const saved = await post(
      site(),
      `/admin/brand/${now?.id}`,
      {
        scheme_name: 'Forja',
        scheme_description: '',
        revision: String(now?.revision),
        intent: 'save',
        ...striking(),
      },
      { cookie: admin.cookie },
    );
    expect(saved.status).toBe(200);
    const second = { rows: await rows(), style: await styleOf() };
    expect(second.rows).not.toEqual(first.rows);
    expect((await undo()).status).toBe(200);
    expect({ rows: await rows(), style: await styleOf() }).toEqual(first);
    expect((await undo()).status).toBe(200);
    expect({ rows: await rows(), style: await styleOf() }).toEqual(second);
    expect((await undo()).status).toBe(200);
    expect({ rows: await rows(), style: await styleOf() }).toEqual(first);
  });

  it('restores the active scheme', async () => {
    const [forja] = await sql<{ id: string }>('select id from public.brand_colors where is_active');
    const onList = (fields: Record<string, string>) =>
      post(site(), '/admin/brand', fields, { cookie: admin.cookie });
    const made = await onList({ intent: 'copy', id: forja?.id ?? '', name: 'Outono' });
    const copy = made.headers.location?.split('/').at(-1) ?? '';
    const before = await rows();
    expect((await onList({ intent: 'activate', id: copy })).status).toBe(200);
    const after = await rows();
    expect(after).not.toEqual(before);
    expect((await undoLast('brand_colors', 'Outono')).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect((await undoLast('brand_colors', 'Outono')).status).toBe(200);
    expect(await rows()).toEqual(after);
  });
});

describe('a change of logos that is undone', () => {
  const undo = (name: string) => undoLast('logos', name);
  const stateOf = async (name: string) => {
    const { is_active: active, public_url: url } = (await logoNamed(name)) ?? {};
    return { active, url };
  };

  it('restores a switched logo', async () => {
    await send('Volta', [file('v.svg', drawing('#00ff00'))]);
    const before = await logoNamed('Volta');
    const id = before?.id ?? '';
    await post(site(), '/admin/brand/logos', { intent: 'off', id }, { cookie: admin.cookie });
    expect((await undo('Volta')).status).toBe(200);
    expect({ ...(await logoNamed('Volta')), revision: 0 }).toEqual({ ...before, revision: 0 });
  });

  it('deletes the file of an upload', async () => {
    await send('Ida', [file('i.svg', drawing('#00ff00'))]);
    expect(existsSync(stored('logos/Ida.svg'))).toBe(true);
    expect((await undo('Ida')).status).toBe(200);
    expect(await logoNamed('Ida')).toBeUndefined();
    expect(existsSync(stored('logos/Ida.svg'))).toBe(false);
  });

  it('deactivates a restored logo without its file, so that no page shows a broken one', async () => {
    expect((await remove('Volta')).status).toBe(200);
    expect((await undo('Volta')).status).toBe(200);
    expect(await stateOf('Volta')).toMatchObject({ active: false });
    expect(await headerOf()).toBe('/brand/forja-full.svg');
    expect((await remove('Volta')).status).toBe(200);
  });

  it('describes a replaced file', async () => {
    await send('Troca', [file('t.svg', drawing('#00ff00'))]);
    await send('Troca', [file('t.svg', drawing('#0000ff'))], { replace: 'on' });
    const now = await stateOf('Troca');
    expect((await undo('Troca')).status).toBe(200);
    expect(await stateOf('Troca')).toEqual(now);
    expect((await remove('Troca')).status).toBe(200);
  });
});
