import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import auditPt from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import en from '#app/features/feedback/admin/feedback-projects/locales/en.json' with {
  type: 'json',
};
import pt from '#app/features/feedback/admin/feedback-projects/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  projectFields,
  revisionOf,
  type SomeProject,
  someProject,
} from './feedback-project-posts.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const LIST = '/admin/feedback/projects';
const addressOf = ({ id }: Pick<SomeProject, 'id'>) => `${LIST}/${id}`;

let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'admin'));
});

const save = async (project: SomeProject, fields: Record<string, string>, as = cookie) => {
  const texts = { ...projectFields(project), revision: await revisionOf(project), ...fields };
  return post(site(), addressOf(project), texts, { cookie: as });
};
const rowOf = async ({ id }: Pick<SomeProject, 'id'>) =>
  (
    await sql<Record<string, unknown>>('select * from public.feedback_projects where id = $1', id)
  )[0];
const modulesOf = ({ id }: Pick<SomeProject, 'id'>) =>
  sql<Record<string, unknown>>(
    `select key, name, translations, is_active from public.feedback_modules
     where project_id = $1 order by display_order`,
    id,
  );
const say = ({ id }: SomeProject, module: string | null) =>
  sql(
    `insert into public.feedback_entries (id, protocol, project_id, module_id, type, verbatim)
     values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, 'bug', 'Trava.')`,
    id,
    module,
  );

describe('the editor of a project', () => {
  it('saves everything at once, which the record of changes can undo', async () => {
    const project = await someProject();
    const { status, text } = await save(project, {
      name: ' Loja   nova ',
      name_en: 'New shop',
      product: 'doavya',
      persona: 'lojista',
      // As people write them; each once, as browsers send them.
      allowed_origins: 'App.Loja.example\r\nhttps://app.loja.example/\nhttp://localhost:5173\n',
      srs_enabled: 'on',
      ideas_enabled: '',
      widget_position: 'top-left',
      widget_theme: 'dark',
      'm.0.name': 'Compras',
      'm.0.name_en': 'Purchases',
      'm.1.id': 'new-1',
      'm.1.key': 'estoque',
      'm.1.name': 'Estoque',
    });
    expect([status, text.includes(pt.saved)]).toEqual([200, true]);
    expect(await rowOf(project)).toMatchObject({
      name: 'Loja nova',
      translations: { en: { name: 'New shop' } },
      product: 'doavya',
      persona: 'lojista',
      allowed_origins: ['https://app.loja.example', 'http://localhost:5173'],
      srs_enabled: true,
      nps_enabled: true,
      widget_position: 'top-left',
      widget_theme: 'dark',
    });
    expect(await modulesOf(project)).toEqual([
      {
        key: 'orders',
        name: 'Compras',
        translations: { en: { name: 'Purchases' } },
        is_active: true,
      },
      { key: 'estoque', name: 'Estoque', translations: {}, is_active: false },
    ]);
    const changes = await visit(site(), `/admin/changes?row=${project.id}`, cookie);
    expect(changes.text).toContain(auditPt.tables.feedback_projects);
    const [set] = await sql<{ change_set: string }>(
      `select change_set from public.setting_changes where row_id = $1
       order by changed_at desc limit 1`,
      project.id,
    );
    const back = await post(
      site(),
      `/admin/changes/${set?.change_set}`,
      { intent: 'restore' },
      { cookie },
    );
    expect(back.status).toBeLessThan(400);
    expect(await rowOf(project)).toMatchObject({
      name: 'Alvo',
      product: 'forja',
      translations: {},
    });
    expect(await modulesOf(project)).toMatchObject([{ key: 'orders', name: 'Pedidos' }]);
  });

  it.each([
    ['allowed_origins', 'https://app.example.com/pedidos', pt.errors.originPath],
    ['allowed_origins', 'https://*.example.com', pt.errors.origin],
    ['allowed_origins', 'javascript:alert(1)', pt.errors.origin],
    ['allowed_origins', 'nada', pt.errors.origin],
    ['allowed_origins', 'https://a.example; script-src *', pt.errors.origin],
    ['key', 'Loja Nova', pt.errors.key],
    ['key', 'forja', pt.errors.taken],
    ['name', ' ', pt.errors.required],
    ['persona', ' ', pt.errors.persona],
    ['product', 'nenhum', pt.errors.product],
    ['m.0.key', 'Pedidos!', pt.errors.key],
  ])('says what is wrong with %s "%s", and keeps it', async (name, typed, message) => {
    const project = await someProject();
    const { status, text } = await save(project, { [name]: typed });
    const sentence = message.replace('“{{line}}”', '').trim().slice(0, 30);
    expect([status, text.includes(sentence)]).toEqual([422, true]);
    expect(text).toContain(pt.failed.invalid);
    expect(await rowOf(project)).toMatchObject({ name: 'Alvo', allowed_origins: [] });
  });

  it('refuses a key in use, and the removal of a used module', async () => {
    const project = await someProject();
    await say(project, project.module);
    expect((await save(project, { key: `q-${randomUUID()}` })).status).toBe(409);
    const without = await save(project, { 'm.0.id': 'new-1', 'm.0.key': 'outro' });
    expect([without.status, without.text.includes(pt.failed.refused)]).toEqual([409, true]);
    expect(await modulesOf(project)).toMatchObject([{ key: 'orders' }]);
    const { text } = await visit(site(), addressOf(project), cookie);
    expect(text).toContain(pt.hints.keyFixed);
    expect(text).toContain(pt.delete.used);
    const away = await save(project, { 'm.0.is_active': '' });
    expect(away.status).toBe(200);
    const deleted = await post(
      site(),
      addressOf(project),
      { intent: 'delete', revision: await revisionOf(project) },
      { cookie },
    );
    expect([deleted.status, deleted.text.includes(pt.notDone.used)]).toEqual([409, true]);
  });

  it('moves, adds and removes without scripts, keeping the typed texts', async () => {
    const project = await someProject();
    const two = {
      name: 'Meio digitado',
      ...{ 'm.1.id': 'new-1', 'm.1.key': 'estoque', 'm.1.name': 'Estoque' },
    };
    const added = await save(project, { name: 'Meio digitado', edit: 'add' });
    expect(added.text).toContain('value="Meio digitado"');
    expect(added.text).toContain('name="m.1.id" value="new-1"');
    const up = await save(project, { ...two, edit: 'up:1' });
    expect(up.text).toContain('name="m.0.id" value="new-1"');
    const removed = await save(project, { ...two, edit: 'remove:0' });
    expect(removed.text).toContain('name="m.0.id" value="new-1"');
    expect(removed.text).not.toContain('name="m.1.id"');
    expect(await modulesOf(project)).toHaveLength(1);
  });

  it('creates a project, deletes it, and restores it', async () => {
    const key = `n-${randomUUID()}`;
    const fields = { ...projectFields({ id: '', key, module: 'new-1' }), name: 'Novo' };
    const made = await post(site(), `${LIST}/new`, fields, { cookie });
    expect(made.status).toBe(303);
    const address = String(made.headers.location);
    const id = address.split('/').at(-1) ?? '';
    expect(await modulesOf({ id })).toMatchObject([{ key: 'orders' }]);
    const again = await post(site(), `${LIST}/new`, fields, { cookie });
    expect([again.status, again.text.includes(pt.errors.taken)]).toEqual([422, true]);

    const revision = await revisionOf({ id });
    const deleted = await post(site(), address, { intent: 'delete', revision }, { cookie });
    expect(deleted.status).toBe(303);
    const list = await visit(site(), String(deleted.headers.location), cookie);
    expect(list.text).toContain(pt.delete.deleted);
    const set =
      new URL(String(deleted.headers.location), site().origin).searchParams.get('set') ?? '';
    const back = await post(site(), LIST, { intent: 'undo', set }, { cookie });
    expect([back.status, back.text.includes(pt.delete.back)]).toEqual([200, true]);
    expect(await rowOf({ id })).toMatchObject({ key, name: 'Novo' });
    expect(await modulesOf({ id })).toMatchObject([{ key: 'orders' }]);
  });

  it('shows the code with the address of this site', async () => {
    const { text } = await visit(site(), addressOf(await someProject()), cookie);
    expect(text).toContain('/feedback/widget.js');
  });

  it('is read-only for users who may not manage it', async () => {
    const project = await someProject();
    const analyst = await signedIn(site(), 'analyst');
    expect((await visit(site(), addressOf(project), analyst.cookie)).status).toBe(403);
    await sql(
      `insert into public.role_permissions (role, resource, action)
       values ('viewer', 'settings', 'read') on conflict do nothing`,
    );
    const viewer = await signedIn(site(), 'viewer');
    const { status, text } = await visit(site(), addressOf(project), viewer.cookie);
    expect([status, text.includes(pt.locked)]).toEqual([200, true]);
    expect(text).not.toContain('data-editor');
    expect((await save(project, { name: 'Dela' }, viewer.cookie)).status).toBe(403);
    expect(await rowOf(project)).toMatchObject({ name: 'Alvo' });
    expect((await visit(site(), `${LIST}/new`, viewer.cookie)).status).toBe(404);
    await sql(
      `delete from public.role_permissions where role = 'viewer' and resource = 'settings'`,
    );
  });
});

describe('the list', () => {
  it('searches, sorts and shows the state of each, in both languages', async () => {
    const mark = `Marca ${randomUUID().slice(0, 8)}`;
    await sql(
      `insert into public.feedback_projects (key, name, product, is_active, allowed_origins)
       values ($1, $2 || ' A', 'doavya', true, '{https://a.example,https://b.example}'),
         ($3, $2 || ' B', 'forja', false, '{}')`,
      `a-${randomUUID()}`,
      mark,
      `b-${randomUUID()}`,
    );
    const rowsOf = async (query: string, as = cookie) => {
      const { text } = await visit(site(), `${LIST}?${query}`, as);
      return { text, names: [...text.matchAll(new RegExp(`${mark} [AB]`, 'g'))].map(String) };
    };
    const all = await rowsOf(new URLSearchParams({ text: mark }).toString());
    expect([...new Set(all.names)]).toEqual([`${mark} A`, `${mark} B`]);
    const turned = await rowsOf(`${new URLSearchParams({ text: mark })}&sort=-name`);
    expect([...new Set(turned.names)]).toEqual([`${mark} B`, `${mark} A`]);
    const off = await rowsOf(`${new URLSearchParams({ text: mark, state: 'off' })}`);
    expect([...new Set(off.names)]).toEqual([`${mark} B`]);
    expect(off.text).toContain(pt.off);
    const english = await visit(site(), LIST, `${cookie}; preferred-locale=en`);
    expect(english.text).toContain(en.columns.modules);
    const none = await rowsOf('text=nada-assim');
    expect(none.text).not.toContain(mark);
  });
});
