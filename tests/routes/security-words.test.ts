import { beforeAll, describe, expect, it } from 'vitest';
import rights from '#app/access/rights/locales/pt-BR.json' with { type: 'json' };
import adminWords from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import people from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { member, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let admin: SignedIn;

beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
});

/** The file with what is on record of a person. */
async function exported(personId: string): Promise<string> {
  const path = `/admin/security/export?personId=${personId}`;
  return (await post(site(), path, {}, { cookie: admin.cookie })).text;
}

describe('the security record', () => {
  it('shows screens, permissions and browsers in words', async () => {
    const outsider = await member();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';
    const details = '{"path":"/admin/people/roles","missing":"crm:update"}';
    await sql(
      `insert into public.security_events (event_type, user_id, user_agent, details, severity)
       values ('access_refused', $1, $2, $3, 'warning')`,
      outsider.id,
      agent,
      details,
    );
    const path = `/admin/security?personId=${outsider.id}`;
    // What is drawn, without the data of the page.
    const page = (await visit(site(), path, admin.cookie)).text;
    const drawn = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
    const text = drawn.replace(/<[^>]*>/g, '');
    const { resources, actions } = rights;
    const permission = `${actions.update} ${resources.crm}`;
    expect(text).toContain(`${people.events.access_refused}, ${people.severities.warning}`);
    expect(text).toContain(`${people.facts.path}: ${adminWords.nav.roles}`);
    expect(text).toContain(permission);
    expect(text).toContain('Chrome no Windows');
    for (const raw of ['Mozilla', 'crm:update', '/admin/people/roles:']) {
      expect(text).not.toContain(raw);
    }
  });

  it('names exported, erased, mailed and shared records, without internal ids', async () => {
    const reader = await member();
    const notice: [string, object][] = [
      ['exported', { what: 'contacts', rows: 2, complete: true, id: reader.id }],
      ['export_started', { what: 'deals', rows: 3, filter: {} }],
      ['exported', { what: 'crm_import_lines', rows: 4, complete: true }],
      ['mail_sent_again', { mail: reader.id, kind: 'lead.team-mail' }],
      ['client_member_put', { organization: reader.id, role: 'finance' }],
      [
        'retention_erased',
        { removed_notes: 1, removed_tasks: 1, unsent_files: 1, import_lines: 1 },
      ],
      ['retention_erased', { imports: 1, mails: 1, sessions: 1 }],
    ];
    for (const [type, details] of notice) {
      await sql(
        'insert into public.security_events (event_type, user_id, details) values ($1, $2, $3)',
        type,
        reader.id,
        JSON.stringify(details),
      );
    }
    const path = `/admin/security?personId=${reader.id}`;
    const page = (await visit(site(), path, admin.cookie)).text;
    const drawn = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
    const text = drawn.replace(/<a [^>]*href="[^"]*"[^>]*>|<[^>]*>/g, '');
    const { facts, factValues, events } = people;
    for (const words of [
      `${facts.what}: ${factValues.what.contacts}`,
      `${facts.what}: ${factValues.what.deals}`,
      `${facts.what}: ${factValues.what.crm_import_lines}`,
      `${facts.role}: ${factValues.role.finance}`,
      `${facts.removed_notes}: 1`,
      `${facts.sessions}: 1`,
      adminWords.work.kinds.lead['team-mail'],
      events.retention_erased,
    ]) {
      expect(text).toContain(words);
    }
    for (const raw of [
      reader.id,
      'crm_',
      'lead.team',
      'organization',
      'finance',
      'import_',
      'unsent_',
    ]) {
      expect(text).not.toContain(raw);
    }
    const file = await exported(reader.id);
    expect(file).toContain(`${facts.role}: ${factValues.role.finance}`);
    expect(file).toContain(`${facts.what}: ${factValues.what.deals}`);
    for (const raw of [reader.id, 'crm_', 'lead.team', 'organization']) {
      expect(file).not.toContain(raw);
    }
  });
});
