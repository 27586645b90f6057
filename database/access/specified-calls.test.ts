import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, asActor } from '../../app/platform/database/actor.server.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { makePerson } from '../testing/people.ts';
import { insertOf, updateOf } from '../testing/rest-statements.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { KNOWN } from './specified-call.ts';
import { specifiedFunctions } from './specified-functions.ts';
import { specifiedReads, ticketsWithContact } from './specified-reads.ts';
import { arrangeSpecified } from './specified-rows.ts';
import { specifiedWrites } from './specified-writes.ts';

/** The calls of the specification's §7 on the database. Files, sign-in and the collector are HTTP. */
const specifiedCalls = [...specifiedReads, ...specifiedWrites, ...specifiedFunctions];

const CONTRACT = `brand_colors color_presets company_settings contact_info crm_contacts crm_deals
  custom_tags feedback_entries feedback_metrics_daily feedback_modules feedback_tickets form_fields
  logos newsletter_subscriptions page_seo public_company_settings qualification_forms
  qualification_submissions seo_settings user_profiles user_roles`.split(/\s+/);

describe('the calls of the specification', () => {
  useScratchDatabase();
  const ids = { viewer: '', admin: '' };
  const person = (role: keyof typeof ids): Actor => ({ kind: 'user', userId: ids[role] });

  beforeAll(async () => {
    ids.viewer = await makePerson({ role: 'viewer' });
    ids.admin = await makePerson({ role: 'admin' });
    for (const statement of arrangeSpecified) await ownerSql(statement);
  });

  /** Carried out and undone: `rows`, `none`, or the SQLSTATE of the refusal. */
  async function outcome(actor: Actor, text: string): Promise<string> {
    const undo = new Error('undo');
    let rows = 0;
    try {
      await asActor(actor, async (transaction) => {
        rows = (await sql.raw(text).execute(transaction)).rows.length;
        throw undo;
      });
    } catch (error) {
      if (error !== undo) return sqlState(error) ?? String(error);
    }
    return rows > 0 ? 'rows' : 'none';
  }

  test.each(specifiedCalls.map((specified) => [specified.call, specified] as const))(
    '%s: anonymous, viewer, admin',
    async (_, { sql: text, becomes }) => {
      const callers: [Actor, string][] = [
        // As an interface without claims of its own names an anonymous visitor.
        [{ kind: 'anonymous' }, randomUUID()],
        [person('viewer'), ids.viewer],
        [person('admin'), ids.admin],
      ];
      const outcomes: string[] = [];
      for (const [actor, me] of callers)
        outcomes.push(await outcome(actor, typeof text === 'string' ? text : text(me)));
      expect(outcomes).toEqual(becomes);
    },
  );

  test.each(['anon', 'authenticated'])(
    'a column of a contract table is granted to %s who reads the row, or is none of it',
    async (role) => {
      const closed = await ownerSql(
        `select c.relname, a.attname from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
           and has_any_column_privilege($2, c.oid, 'select')
           and not has_column_privilege($2, c.oid, a.attname, 'select')
           -- Anonymous callers have the view instead.
           and ($2, c.relname) <> ('anon', 'company_settings')`,
        [CONTRACT, role],
      );
      expect(closed).toEqual([]);
      const known = await ownerSql('select from pg_class where relname = any ($1)', [CONTRACT]);
      expect(known).toHaveLength(CONTRACT.length);
    },
  );

  test('users who may not read contacts see a ticket without its contact', async () => {
    await ownerSql(`delete from role_permissions where role = 'analyst' and resource = 'crm'`);
    const analyst: Actor = { kind: 'user', userId: await makePerson({ role: 'analyst' }) };
    const [mine] = await actorSql<{ contact: unknown; feedback: unknown }>(
      analyst,
      ticketsWithContact,
    );
    expect(mine).toMatchObject({ contact: null, feedback: { id: KNOWN.entry } });
    const [whole] = await actorSql<{ contact: unknown }>(person('viewer'), ticketsWithContact);
    expect(whole).toMatchObject({ contact: { name: 'Ana' } });
  });

  test('a ticket without a title gets the text of its entry', async () => {
    const insert = (values: string) =>
      actorSql<{ title: string; solved_at: string | null }>(
        person('admin'),
        `insert into feedback_tickets (project_id, feedback_id, status, title)
         select project_id, ${values} from feedback_modules limit 1 returning *`,
      );
    expect(await insert(`'${KNOWN.entry}', 'open', null`)).toMatchObject([
      { title: 'O menu não abre.', solved_at: null },
    ]);
    const day = 'select tickets_opened, tickets_solved from feedback_metrics_daily';
    const [before = { tickets_opened: 0, tickets_solved: 0 }] = await ownerSql<{
      tickets_opened: number;
      tickets_solved: number;
    }>(day);
    expect(await insert(`null, 'solved', ' '`)).toMatchObject([
      { title: 'Chamado', solved_at: expect.anything() },
    ]);
    expect(await ownerSql(day)).toEqual([
      { tickets_opened: before.tickets_opened + 1, tickets_solved: before.tickets_solved + 1 },
    ]);
  });

  test('values of columns that the database sets are ignored', async () => {
    const [logo] = await actorSql<Record<string, unknown>>(
      person('admin'),
      `select * from logos where name = 'sample'`,
    );
    const whole = { ...logo, revision: 900, usage_context: 'headers' };
    const [saved] = await actorSql<Record<string, unknown>>(
      person('admin'),
      insertOf('logos', [whole], { onConflict: ['id'], returning: true }),
    );
    expect(saved).toEqual({ ...whole, revision: 2 });
    const sent = (values: object) =>
      updateOf('logos', { ...values }, `logos.name = 'sample'`, true);
    const [stored] = await actorSql(
      person('admin'),
      sent({ created_at: '2020-01-01', revision: 1 }),
    );
    expect(stored).toEqual(saved);
    expect(await refusalOf(person('admin'), sent({ id: randomUUID() }))).toBe('PT403');
    const [added] = await actorSql<{ revision: number }>(
      person('admin'),
      insertOf('logos', [{ ...whole, id: randomUUID(), name: 'other' }], { returning: true }),
    );
    expect(added).toMatchObject({ revision: 1 });
  });

  test('the uses of a preset start at zero and grow by one', async () => {
    const count = (usage_count: number) =>
      refusalOf(
        person('admin'),
        updateOf('color_presets', { usage_count }, `color_presets.id = '${KNOWN.preset}'`),
      );
    expect([await count(6), await count(7), await count(8), await count(9)]).toEqual([
      ...['PT422', 'none', 'none', 'PT422'],
    ]);
    const [added] = await actorSql(
      person('admin'),
      insertOf('color_presets', [{ preset_name: 'Novo', colors: {}, usage_count: 99 }], {
        returning: true,
      }),
    );
    expect(added).toMatchObject({ usage_count: 0 });
  });

  test('an activated scheme replaces the active one, also with ten concurrent calls, and is undone in one step', async () => {
    const active = () =>
      ownerSql<{ scheme_name: string }>('select scheme_name from brand_colors where is_active');
    const [before] = await active();
    const names = Array.from({ length: 10 }, (_, index) => `Cor ${index}`);
    await Promise.all(
      names.map((scheme_name) =>
        actorSql(
          person('admin'),
          insertOf(
            'brand_colors',
            [{ scheme_name, primary_color: 'red', accent_color: 'blue', is_active: true }],
            { onConflict: ['id'] },
          ),
        ),
      ),
    );
    const [after, ...others] = await active();
    expect(others).toEqual([]);
    expect(names).toContain(after?.scheme_name);

    await actorSql(
      person('admin'),
      updateOf(
        'brand_colors',
        { is_active: true },
        `brand_colors.scheme_name = '${before?.scheme_name}'`,
      ),
    );
    expect(await active()).toEqual([before]);
    const [swap] = await ownerSql<{ change_set: string }>(
      'select change_set from setting_changes order by changed_at desc, step desc limit 1',
    );
    const [restored] = await actorSql(
      person('admin'),
      `select restore_settings('${swap?.change_set}') as restored`,
    );
    expect(restored).toEqual({ restored: 'restored' });
    expect(await active()).toEqual([after]);
  });

  test('users who may create schemes but not change them activate none', async () => {
    await ownerSql(
      `insert into role_permissions (role, resource, action) values ('analyst', 'site', 'create')`,
    );
    const analyst: Actor = { kind: 'user', userId: await makePerson({ role: 'analyst' }) };
    const add = (is_active: boolean) =>
      insertOf('brand_colors', [
        { scheme_name: 'Meu', primary_color: 'red', accent_color: 'blue', is_active },
      ]);
    expect(await refusalOf(analyst, add(false))).toBe('none');
    expect(await refusalOf(analyst, add(true))).toBe('PT403');
  });

  test('changes of logos are published for realtime where the owner may publish', async () => {
    const published = () =>
      ownerSql<{ tablename: string }>(
        `select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
      );
    expect(await published()).toEqual([{ tablename: 'logos' }]);

    const brand = readFileSync(join(projectRoot(), 'database/migrations/0004_brand.sql'), 'utf8');
    const publish = brand.slice(brand.indexOf('do $$'));
    const again = async (before: string) => {
      await ownerSql(`drop publication if exists supabase_realtime; ${before}`);
      await ownerSql(publish);
      return published();
    };
    const [database] = await ownerSql<{ name: string }>('select current_database() as name');
    const create = (words: string) =>
      `${words.replace('create', `create on database ${database?.name}`)} current_user`;
    expect(await again(create('revoke create from'))).toEqual([]);
    await ownerSql(create('grant create to'));
    const others = await again('create publication supabase_realtime for table contact_info');
    expect(others).toEqual([{ tablename: 'contact_info' }, { tablename: 'logos' }]);
  });
});
