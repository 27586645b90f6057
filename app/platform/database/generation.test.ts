import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { ownerSql, useScratchDatabase } from '../../../database/testing/scratch-database.ts';
import { sendLead } from '../../../database/testing/send-lead.ts';
import { UNTIL } from '../../../tests/patience.ts';
import { asActor } from './actor.server.ts';
import { listen } from './database.server.ts';

async function generation(): Promise<number> {
  return asActor({ kind: 'anonymous' }, async (transaction) => {
    const row = await transaction
      .selectFrom('cache_generation')
      .select('generation')
      .executeTakeFirstOrThrow();
    return row.generation;
  });
}

const asServer = (statement: string) =>
  asActor({ kind: 'system' }, (transaction) => sql.raw(statement).execute(transaction));

const READ_BY_PAGES = [
  'business_units',
  'company_settings',
  'contact_info',
  'logos',
  'brand_colors',
  'seo_settings',
  'page_seo',
  'custom_tags',
  'qualification_forms',
  'form_fields',
];

describe('the generation', () => {
  useScratchDatabase();

  test('rises with a change, in the same transaction, and is announced after it', async () => {
    const heard: (string | null)[] = [];
    const stop = listen('generation', (payload) => heard.push(payload));
    // On a server the listening connection is still being made when listen returns.
    await vi.waitFor(async () => {
      const before = await generation();
      await asServer("update public.company_settings set company_name = 'Nova'");
      expect(await generation()).toBe(before + 1);
      expect(heard).toContain(String(before + 1));
    }, UNTIL);
    stop();
  });

  test('does not rise when the change is undone, nor for a statement that changes nothing', async () => {
    const before = await generation();
    const undone = asActor({ kind: 'system' }, async (transaction) => {
      await sql`update public.logos set width = 1`.execute(transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await asServer('update public.logos set width = 1 where false');
    await asServer("delete from public.logos where name = 'none'");
    expect(await generation()).toBe(before);
  });

  test.each(READ_BY_PAGES)('every kind of change of %s raises it', async (table) => {
    const [{ events } = { events: [] }] = await ownerSql<{ events: string[] }>(
      `select array_agg(distinct event_manipulation::text) as events
       from information_schema.triggers
       where event_object_table = $1 and action_statement like '%bump_generation%'`,
      [table],
    );
    // The standard's view does not list TRUNCATE; that one is tried below.
    expect(events?.toString().replace(/[{}]/g, '').split(',').sort()).toEqual([
      'DELETE',
      'INSERT',
      'UPDATE',
    ]);
    const before = await generation();
    await ownerSql(`truncate public.${table} cascade`);
    expect(await generation()).toBeGreaterThan(before);
  });

  test('leads do not raise it', async () => {
    await ownerSql(
      `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message,
         is_active) values ('f', 't', 't', 't', true)`,
    );
    const before = await generation();
    expect((await sendLead({})).outcome).toBe('accepted');
    expect(await generation()).toBe(before);
  });
});
