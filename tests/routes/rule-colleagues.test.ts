import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/qualification/lead-rules/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let cookie = '';
const gone: string[] = [];
const NAME = `Nair ${randomUUID().slice(0, 8)}`;
let present = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'admin'));
  for (const _ of [1, 2]) {
    const { id } = await signedIn(site(), 'manager');
    await sql(
      'update public.user_roles set is_active = false where user_id = $1 returning user_id',
      id,
    );
    gone.push(id);
  }
  ({ id: present } = await signedIn(site(), 'manager'));
  await sql(
    'update public.user_profiles set display_name = $2 where user_id = $1 returning user_id',
    ...[present, NAME],
  );
});

async function rotation(name: string, colleagues: readonly string[]): Promise<string> {
  const [rule] = await sql<{ id: string }>(
    `insert into public.lead_assignment_rules (name, way, colleagues) values ($1, 'turn', $2::uuid[]) returning id`,
    ...[name, `{${colleagues.join(',')}}`],
  );
  return rule?.id ?? '';
}
const colleaguesOf = async (id: string) =>
  (
    await sql<{ colleagues: string[] }>(
      'select colleagues from public.lead_assignment_rules where id = $1',
      id,
    )
  )[0]?.colleagues;

/** Posts the editor as the screen offers it: with the ticks that it has. */
async function saveAsShown(id: string, name: string) {
  const { text } = await visit(site(), adminPath('leadRule', { id }), cookie);
  const ticked = [...text.matchAll(/<input[^>]*name="colleagues"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\schecked/.test(tag))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');
  const fields = new URLSearchParams({ name, way: 'turn', is_active: 'on', revision: '1' });
  for (const value of ticked) fields.append('colleagues', value);
  return post(site(), adminPath('leadRule', { id }), fields, { cookie });
}

describe('a rotation whose colleagues have left', () => {
  it('does not become one among all when its name is saved', async () => {
    const id = await rotation('Plantão', gone);
    const { status, text } = await saveAsShown(id, 'Plantão da noite');
    expect([status, text.includes(pt.mistakes.colleagues)]).toEqual([422, true]);
    expect(await colleaguesOf(id)).toEqual(gone);
  });

  it('keeps those who are present', async () => {
    const id = await rotation('Plantão', [...gone, present]);
    expect((await saveAsShown(id, 'Plantão da noite')).status).toBe(200);
    expect(await colleaguesOf(id)).toEqual([present]);
  });

  it('is listed with those who are present and the number of the others', async () => {
    await rotation('Plantão', gone);
    await rotation('Plantão', [present, ...gone]);
    const { text } = await visit(site(), adminPath('leadRules'), cookie);
    expect(text).toContain(pt.formerAll_other);
    expect(text).toContain(`${NAME} e ${pt.left_other.replace('{{count}}', '2')}`);
  });
});
