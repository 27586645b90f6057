import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SESSION_IDLE_S, SESSION_RENEWAL_S } from '#app/access/limits.ts';
import { messages } from '#app/composition/messages.ts';
import { adminPath, authPaths, portalPaths } from '#app/paths.ts';
import { UNTIL } from '../../patience.ts';
import { post, sql } from '../auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import { COMPANY_FIELDS } from '../company-rows.ts';
import { multipart, PNG, postForm } from '../feedback-posts.ts';
import { letIn, type Project, someProject } from '../project-rows.ts';
import { type SignedIn, signedIn } from '../staff.ts';
import { emptyDataFolder, type ServerDatabase, scratchServerDatabase } from './server-site.ts';

/* What staff and clients send while the database only reads, as after a failover. */

let database: ServerDatabase;
let site: BuiltSite;
let staff: SignedIn;
let client: SignedIn;
let project: Project;
/** The page where the author of a feedback reads and replies. */
let followUp: string;
const { folder, remove } = emptyDataFolder();

/** Connections of before keep their setting, so they end; pools open new ones. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('set default_transaction_read_only = off');
  const name = new URL(database.url).pathname.slice(1);
  await owner.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  await owner.end();
  await vi.waitFor(async () => {
    const { status } = await site.ask('/healthz');
    if (status !== (value === 'on' ? 503 : 200)) throw new Error(`/healthz says ${status}.`);
  }, UNTIL);
}

beforeAll(async () => {
  database = await scratchServerDatabase();
  site = await openBuiltSite({ env: { DATABASE_URL: database.url }, dataDir: folder });
  staff = await signedIn(site, 'superadmin');
  client = await signedIn(site, null);
  project = await someProject();
  await letIn(project, client.id, 'owner');
  followUp = (await postForm(site)).headers.location ?? '';
  // Renewed at the next request, which is a write.
  await sql(
    `update identity.sessions set expires_at = now() + make_interval(secs => $1) where user_id = $2`,
    SESSION_IDLE_S - SESSION_RENEWAL_S - 60,
    client.id,
  );
  await setReadOnly('on');
});
afterAll(async () => {
  await site.close();
  await database.dispose();
  remove();
});

const COMPANY = `${adminPath('company')}?unit=forja`;
const FIELDS = { ...COMPANY_FIELDS, revision: '1', company_name: 'Ferraria "Nova" & Filhos' };

/** Name and value of each hidden field of the form that sends a post again. */
function fieldsIn(html: string): [string, string][] {
  const plain = (text = '') =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const main = html.slice(html.indexOf('<main'));
  return [...main.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)].map(
    ([, name, value]) => [plain(name), plain(value)],
  );
}

const unsaved = (language: 'pt-BR' | 'en') => messages[language].unsaved;

describe('while the database only reads', () => {
  it.each(['pt-BR', 'en'] as const)(
    'staff get a page that sends the post again (%s)',
    async (language) => {
      const { cookie } = staff;
      const { status, headers, text } = await post(site, COMPANY, FIELDS, { cookie, language });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      expect(text).toContain(`lang="${language}"`);
      expect(text).toContain(unsaved(language).title.readOnly);
      expect(text).toContain(unsaved(language).again);
      // In the frame of the area: the menu stays.
      expect(text).toContain(`href="${adminPath('leads')}"`);
      expect(text).toContain(`action="${COMPANY}"`);
      expect(Object.fromEntries(fieldsIn(text))).toEqual(FIELDS);
    },
  );

  it('the router of an open screen is answered by the same reason', async () => {
    const address = `${adminPath('company')}.data?unit=forja`;
    const { status, text } = await post(site, address, FIELDS, { cookie: staff.cookie });
    expect(status).toBe(503);
    expect(text).toContain('readOnly');
    expect(text).not.toContain('Ferraria');
  });

  it('a password is not on the page, and is asked for', async () => {
    const fields = { email: 'nova@a.example', password: 'bigorna lilás secreta' };
    const { status, text } = await post(site, authPaths.email, fields, { cookie: staff.cookie });
    expect(status).toBe(503);
    expect(fieldsIn(text)).toEqual([['email', 'nova@a.example']]);
    expect(text).not.toContain('bigorna lilás secreta');
    expect(text).toMatch(
      /<input[^>]*name="password"[^>]*type="password"|type="password"[^>]*name="password"/,
    );
  });

  it('a client keeps the words of a ticket with a file', async () => {
    const form = await multipart(
      {
        ...{ id: randomUUID(), organization: project.organization, project: project.id },
        ...{ title: 'Combo de sábado', body: 'O combo some.\r\nSó à tarde.' },
      },
      [{ name: 'tela.png', bytes: PNG }],
    );
    const { status, text } = await site.ask(portalPaths.newTicket, {
      method: 'POST',
      headers: {
        'content-type': form.type,
        'content-length': String(form.body.byteLength),
        origin: site.origin,
        cookie: client.cookie,
      },
      body: form.body,
    });
    expect(status).toBe(503);
    expect(text).toContain(unsaved('pt-BR').text.readOnly);
    expect(text).toContain(unsaved('pt-BR').files);
    expect(Object.fromEntries(fieldsIn(text))).toMatchObject({
      title: 'Combo de sábado',
      organization: project.organization,
    });
    expect(text).toContain('Só à tarde.</textarea>');
  });

  it('the author of a feedback reads the page of it, and keeps the words of a reply', async () => {
    expect((await site.ask(followUp)).status).toBe(200);
    const { status, text } = await post(site, `${followUp}/responder`, { body: 'Some "de novo".' });
    expect(status).toBe(503);
    expect(text).toContain(unsaved('pt-BR').visitor.readOnly);
    expect(text).toContain('>Some &quot;de novo&quot;.</textarea>');
    expect(fieldsIn(text)).toEqual([['body', 'Some "de novo".']]);
  });

  it('nobody is signed out, and what was kept is stored once the database writes', async () => {
    const { cookie } = staff;
    expect((await site.ask(adminPath('company'), { headers: { cookie } })).status).toBe(200);
    const page = await post(site, COMPANY, FIELDS, { cookie });
    await setReadOnly('off');
    const [row] = await sql<{ revision: number }>(
      `select revision from public.company_settings where business_unit = 'forja'`,
    );
    const again = { ...Object.fromEntries(fieldsIn(page.text)), revision: String(row?.revision) };
    expect((await post(site, COMPANY, again, { cookie })).status).toBe(200);
    expect(
      await sql(`select company_name from public.company_settings where business_unit = 'forja'`),
    ).toEqual([{ company_name: FIELDS.company_name }]);
  });
});
