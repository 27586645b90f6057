import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const callers: { who: string; actor: Actor }[] = [
  { who: 'anonymous', actor: { kind: 'anonymous' } },
  { who: 'a signed-in stranger', actor: { kind: 'user', userId: randomUUID() } },
  { who: 'the server', actor: { kind: 'system' } },
];

describe('policies of the view public_company_settings', () => {
  useScratchDatabase();

  test.each(callers)('$who reads it whole and cannot change it', async ({ actor }) => {
    const [row] = await actorSql<Record<string, unknown>>(
      actor,
      "select * from public.public_company_settings where business_unit = 'forja'",
    );
    expect(Object.keys(row ?? {})).toEqual([
      'company_name',
      'brand_primary_color',
      'brand_accent_color',
      'business_hours',
      'social_media',
      'public_whatsapp_number',
      'public_support_email',
      'business_unit',
    ]);
    expect(row).toMatchObject({ company_name: 'Forja', brand_primary_color: 'hsl(240,85%,55%)' });
    for (const statement of [
      "update public.public_company_settings set company_name = 'X'",
      "insert into public.public_company_settings (company_name) values ('X')",
      'delete from public.public_company_settings',
    ]) {
      expect([statement, await refusalOf(actor, statement)]).toEqual([statement, '42501']);
    }
  });

  test('it reads with the rights of the caller', async () => {
    const [view] = await ownerSql<{ options: string[] }>(
      "select reloptions as options from pg_class where oid = 'public.public_company_settings'::regclass",
    );
    expect(view?.options).toEqual(['security_invoker=true']);
  });
});
