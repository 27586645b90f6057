import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import { makeStaff, staff } from '../testing/tickets.ts';

/* Consents on the page of a contact: read with contacts and campaigns, ended with campaigns:manage. */

useScratchDatabase();
let admin: Actor;
let analyst: Actor;
let client: Actor;
beforeAll(async () => {
  await makeStaff();
  admin = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
  analyst = { kind: 'user', userId: await makePerson({ role: 'analyst' }) };
  client = { kind: 'user', userId: await makePerson() };
});

/** A contact of the company with two addresses, of which one has agreed. */
async function agreed(way = `'page'`, proof = 'null') {
  const [id, email] = [randomUUID(), `${randomUUID()}@casa.example`];
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, source, products) values ($1, 'Ana', $2, 'website', '{forja}')`,
    [id, email],
  );
  await ownerSql(
    `insert into public.survey_consents (email, way, proof, given_at) values ($1, ${way}, ${proof}, '2026-01-31')`,
    [email],
  );
  return { id, email };
}
type Row = Record<'email' | 'way' | 'left_way' | 'left_by' | 'proof', string | null>;
const READ = (id: string) =>
  `select email, is_main, way, proof, left_way, left_by from public.contact_surveys('${id}')`;
const read = (id: string, who: Actor = analyst) => actorSql<Row>(who, READ(id));
const LEAVE = (id: string, email: string) =>
  `select public.note_survey_leaving('${id}', '${email}')`;

describe('consent to surveys', () => {
  test('is read by users who read contacts and campaigns, and by nobody else', async () => {
    const { id, email } = await agreed(`'staff'`, `'Disse na reunião.'`);
    expect(await read(id)).toMatchObject([
      { email, is_main: true, way: 'staff', proof: 'Disse na reunião.', left_way: null },
    ]);
    // Reads contacts and no campaigns; neither; those of another product alone.
    expect(await refusalOf(staff.viewer, READ(id))).toBe('PT403');
    for (const who of [client, { kind: 'anonymous' } as const]) {
      expect(await refusalOf(who, READ(id))).toMatch(FORBIDDEN);
    }
    expect(await refusalOf(staff.partner, READ(id))).toBe('PT404');
  });

  test('is shown for every address with one, and for the main address without', async () => {
    const { id, email } = await agreed();
    const other = `${randomUUID()}@loja.example`;
    await ownerSql(
      `insert into public.crm_contact_points (contact_id, kind, value, match_key) values ($1, 'email', $2, $2)`,
      [id, other],
    );
    expect((await read(id)).map((row) => row.email)).toEqual([email]);
    await ownerSql(`insert into public.survey_consents (email, way) values ($1, 'page')`, [other]);
    expect((await read(id)).map((row) => row.email)).toEqual([email, other]);
    await ownerSql('delete from public.survey_consents where email = any ($1)', [[email, other]]);
    expect(await read(id)).toMatchObject([{ email, way: null }]);
  });

  test('is ended by a user who manages campaigns, who is named, and is restored by the contact alone', async () => {
    const { id, email } = await agreed();
    const [row] = await ownerSql<{ name: string }>(
      'select display_name as name from public.user_profiles where user_id = $1',
      [(admin as { userId: string }).userId],
    );
    for (const who of [
      staff.manager,
      analyst,
      staff.viewer,
      client,
      { kind: 'anonymous' } as const,
    ]) {
      expect(await refusalOf(who, LEAVE(id, email))).toMatch(FORBIDDEN);
    }
    await actorSql(admin, LEAVE(id, email.toUpperCase()));
    expect(await read(id)).toMatchObject([{ left_way: 'staff', left_by: row?.name }]);
    await expect(actorSql(admin, LEAVE(id, email))).rejects.toThrow('consent_missing');
    await expect(
      actorSql(admin, `select public.record_survey_consent('${email}', 'Mudou de ideia.')`),
    ).rejects.toThrow('consent_withdrawn');
    // On the page of a rating the contact agrees again.
    await ownerSql(`select private.agree_to_surveys($1, 'page', null)`, [email]);
    expect(await read(id)).toMatchObject([{ way: 'page', left_way: null, left_by: null }]);
  });

  test('of another contact is not ended through this one', async () => {
    const [one, other] = [await agreed(), await agreed()];
    await expect(actorSql(admin, LEAVE(one.id, other.email))).rejects.toThrow('consent_missing');
    await expect(actorSql(admin, LEAVE(randomUUID(), other.email))).rejects.toThrow('contact_gone');
    expect(await read(other.id)).toMatchObject([{ left_way: null }]);
  });
});
