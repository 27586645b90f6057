import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { areaPaths } from '#app/paths.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { PATIENCE_MS, UNTIL } from '../patience.ts';
import { member, type Person, post, type Site, sessionIn, sql } from '../routes/auth-posts.ts';
import { importPage, nameColumns, pressOnImport, sendContacts } from '../routes/import-posts.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';

const LINES = 6000;
/** Four starts and six thousand lines three times: what hangs is found by each wait. */
const WHOLE_MS = 5 * PATIENCE_MS;

/** Every fourth works at one of a hundred companies, every fifth has a deal, every tenth a note, and
 * every fiftieth is in the file twice. */
const lineOf = (at: number): string => {
  const who = at % 50 ? at : at + 1;
  const company = at % 4 ? '' : `Empresa ${at % 100}`;
  return `Pessoa ${who};p${who}@lista.example;${company};${at % 5 ? '' : `Projeto ${who}`};${at % 10 ? '' : `Nota ${who}`}`;
};
const FILE = [
  'Nome;E-mail;Empresa;Negócio;Observação',
  ...Array.from({ length: LINES }, (_, at) => lineOf(at)),
].join('\n');
const COLUMNS = ['name', 'email', 'company', 'deal_title', 'note'];

let folder = '';
let running: SiteProcess | undefined;
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** Looks at rows while no site has the folder. */
async function looking<T>(look: () => Promise<T>): Promise<T> {
  await openDatabase({ dataDir: folder });
  try {
    return await look();
  } finally {
    await closeDatabase();
  }
}

const manager = () =>
  looking(async () => {
    const person = await member();
    await sql(`insert into public.user_roles (user_id, role) values ($1, 'manager')`, person.id);
    return person;
  });

async function start({ email, password }: Person): Promise<{ site: Site; cookie: string }> {
  running = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' });
  const cookie = sessionIn(await post(running, areaPaths.auth, { email, password }));
  return { site: running, cookie };
}

const counted = async () => {
  const [row] = await sql<Record<string, number>>(
    `select (select count(*) from public.crm_contacts where email like '%@lista.example')::int as contacts,
       (select count(*) from public.crm_contact_points)::int as points,
       (select count(*) from public.crm_companies where name like 'Empresa %')::int as companies,
       (select count(*) from public.crm_deals where title like 'Projeto %')::int as deals,
       (select count(*) from private.deal_spans)::int as spans,
       (select count(*) from public.crm_events where kind = 'note')::int as notes,
       (select count(*) from public.crm_events where kind = 'created')::int as arrivals,
       (select count(*) from public.crm_import_lines)::int as lines`,
  );
  return row;
};

it(
  'an import that is killed at every step goes on by itself and doubles nothing',
  async () => {
    folder = await scratchFolder();
    const person = await manager();
    const before = await looking(counted);
    let { site, cookie } = await start(person);
    const { id } = await sendContacts(site, cookie, FILE);

    /** Kills the site once a step has come some way, and starts it again. */
    const killMidway = async () => {
      await vi.waitFor(async () => {
        const { passed } = await importPage(site, cookie, id);
        expect(passed).toBeGreaterThan(0);
        expect(passed).toBeLessThan(LINES);
      }, UNTIL);
      expect(await running?.end('SIGKILL')).toBe('SIGKILL');
      const state = await looking(async () => {
        const [row] = await sql<{ state: string; passed: number }>(
          'select state, passed from public.crm_imports where id = $1',
          id,
        );
        return row;
      });
      expect(state?.passed).toBeGreaterThan(0);
      expect(state?.passed).toBeLessThan(LINES);
      ({ site, cookie } = await start(person));
      return state?.state;
    };
    const through = () =>
      vi.waitFor(async () => {
        const { passed } = await importPage(site, cookie, id);
        expect(passed).toBe(null);
      }, UNTIL);

    await nameColumns(site, cookie, id, COLUMNS);
    expect(await killMidway()).toBe('checking');
    await through();
    await pressOnImport(site, cookie, id, 'start');
    expect(await killMidway()).toBe('running');
    await through();
    expect(await running?.end('SIGTERM')).toBe(0);

    const twice = LINES / 50;
    const contacts = LINES - twice;
    expect(await looking(counted)).toEqual({
      contacts,
      points: (before?.['points'] ?? 0) + contacts,
      companies: 25,
      deals: LINES / 5,
      spans: (before?.['spans'] ?? 0) + LINES / 5,
      notes: (before?.['notes'] ?? 0) + LINES / 10,
      arrivals: (before?.['arrivals'] ?? 0) + contacts + 25,
      lines: LINES,
    });
    const [ended] = await looking(() =>
      sql(
        'select state, made, changed, unchanged, problems from public.crm_imports where id = $1',
        id,
      ),
    );
    expect(ended).toEqual({
      state: 'done',
      made: contacts,
      changed: expect.any(Number),
      unchanged: expect.any(Number),
      problems: 0,
    });

    ({ site, cookie } = await start(person));
    await pressOnImport(site, cookie, id, 'undo');
    expect(await killMidway()).toBe('undoing');
    await through();
    expect(await running?.end('SIGTERM')).toBe(0);
    expect(await looking(counted)).toEqual({ ...before, lines: LINES });
  },
  WHOLE_MS,
);
