import { beforeAll, describe, expect, it } from 'vitest';
import { sql as query } from 'kysely';
import en from '#app/audit/locales/en.json' with { type: 'json' };
import pt from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import { asActor } from '#app/platform/database/database.server.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { EDITORS, type Opened } from './editors.ts';
import { multipart } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });

const NAMES = { ana: 'Ana Late', bia: 'Bia Quick' };
let ana: SignedIn;
let bia: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
  bia = await signedIn(site(), 'admin');
  for (const [person, name] of [
    [ana, NAMES.ana],
    [bia, NAMES.bia],
  ] as const) {
    await sql(
      'update public.user_profiles set display_name = $2 where user_id = $1 returning user_id',
      person.id,
      name,
    );
  }
});

const revisionsIn = (html: string) =>
  [...html.matchAll(/name="revision" value="(\d+)"/g)].map(([, number = '']) => number);

/** What a form is opened with. */
const open = async ({ path }: Opened, who: SignedIn) =>
  revisionsIn((await visit(site(), path, who.cookie)).text)[0] ?? '';

/** A form as a browser without scripts posts it; files or not, one way is known everywhere. */
async function save(
  { path, table, fields }: Opened,
  who: SignedIn,
  text: string,
  revisions: string[],
  language?: 'en',
) {
  const cookie = [who.cookie, language && `preferred-locale=${language}`].filter(Boolean).join('; ');
  const pairs = Object.entries(fields(text)).filter(([, value]) => value !== '');
  const numbers = revisions.map((number): [string, string] => ['revision', number]);
  const common = { origin: site().origin, 'x-forwarded-for': nextAddress(), cookie };
  const sent =
    table === 'logos'
      ? await multipart({
          ...Object.fromEntries(pairs),
          type: 'full',
          variant: 'color',
          revision: revisions.at(-1) ?? '',
        })
      : {
          body: Buffer.from(String(new URLSearchParams([...pairs, ...numbers]))),
          type: 'application/x-www-form-urlencoded',
        };
  const headers = { 'content-type': sent.type, 'content-length': String(sent.body.length) };
  return site().ask(path, { method: 'POST', headers: { ...common, ...headers }, body: sent.body });
}

async function storedIn({ table, where, stored }: Opened): Promise<string | undefined> {
  const [row] = await sql<{ stored: string }>(
    `select ${stored} as stored from public.${table} t where ${where}`,
  );
  return row?.stored;
}

const remove = ({ table, where }: Opened, who: SignedIn) =>
  asActor({ kind: 'user', userId: who.id }, (tx) =>
    query.raw(`delete from public.${table} where ${where}`).execute(tx),
  );

/** How often a page says it; typed and told is twice. */
const times = (html: string, text: string) => html.split(text).length - 1;

describe.each(Object.entries(EDITORS))('%s', (_name, { open: begin, words: [hers, mine] }) => {
  it('is not overwritten when a colleague has saved meanwhile', async () => {
    const editor = await begin(ana, site());
    const read = await open(editor, ana);
    expect((await save(editor, bia, hers, [read])).status).toBeLessThan(400);
    expect(await storedIn(editor)).toBe(hers);
    const late = await save(editor, ana, mine, [read]);
    expect(late.status).toBe(409);
    expect(late.text).toContain(pt.conflict.title);
    expect(late.text).toContain(NAMES.bia);
    expect(times(late.text, hers)).toBeGreaterThan(0);
    // In its field, and beside what is stored.
    expect(times(late.text, mine)).toBeGreaterThan(1);
    expect(await storedIn(editor)).toBe(hers);
    const again = await save(editor, ana, mine, [read, revisionsIn(late.text)[1] ?? '']);
    expect(again.status).toBeLessThan(400);
    expect(await storedIn(editor)).toBe(mine);
  });

  it('is not lost when a colleague has deleted it meanwhile', async () => {
    const editor = await begin(ana, site());
    const read = await open(editor, ana);
    await remove(editor, bia);
    const late = await save(editor, ana, mine, [read], 'en');
    expect(late.status).toBe(409);
    expect(late.text).toContain(en.deleted.title);
    expect(late.text).toContain(NAMES.bia);
    expect(times(late.text, mine)).toBeGreaterThan(0);
    expect(await storedIn(editor)).toBeUndefined();
    const newest = revisionsIn(late.text)[1] ?? revisionsIn(late.text)[0] ?? '';
    const again = await save(editor, ana, mine, [read, newest]);
    if (editor.table === 'logos') {
      // Its file went with it.
      expect(again.status).toBe(409);
      expect(late.text).toContain('/admin/logos/new');
      expect(await storedIn(editor)).toBeUndefined();
    } else {
      expect(again.status).toBeLessThan(400);
      expect(await storedIn(editor)).toBe(mine);
    }
  });
});
