import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { specifiedFunctions } from '../../database/access/specified-functions.ts';
import { specifiedReads } from '../../database/access/specified-reads.ts';
import { arrangeSpecified } from '../../database/access/specified-rows.ts';
import { specifiedWrites } from '../../database/access/specified-writes.ts';
import { member, nextAddress, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';
import { type Answer, type Caller, REPLAYS, rows } from './specified-replays.ts';

/** A client that comes from a network of its own. */
export const clientFrom = (origin: string, key: string): SupabaseClient =>
  createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': nextAddress() } },
  });

/** Somebody of a role, signed in by password. */
export async function signedInClient(client: SupabaseClient, role: string): Promise<Caller> {
  const person = await member();
  await sql('insert into public.user_roles (user_id, role) values ($1, $2)', person.id, role);
  const { error } = await client.auth.signInWithPassword(person);
  if (error) throw error;
  return { client, me: person.id };
}

/** Makes the rows that the calls are about, and the callers: anonymous, a viewer, an administrator. */
export async function specifiedCallers({ origin, dataDir }: BuiltSite) {
  const key = readFileSync(path.join(dataDir, 'publishable-key'), 'utf8').trim();
  for (const statement of arrangeSpecified) await sql(statement);
  const one = async (text: string) => (await sql<{ id: string }>(text))[0]?.id ?? '';
  rows.form = await one('select id from public.qualification_forms limit 1');
  rows.project = await one('select project_id as id from public.feedback_modules limit 1');
  rows.seo = await one(`select id from public.seo_settings where business_unit = 'forja'`);
  const anonymous: Caller = { client: clientFrom(origin, key), me: randomUUID() };
  const viewer = await signedInClient(clientFrom(origin, key), 'viewer');
  const admin = await signedInClient(clientFrom(origin, key), 'admin');
  return { key, callers: [anonymous, viewer, admin] as const };
}

/** The calls of the specification, and what becomes of each for the three callers. */
export const SPECIFIED = [...specifiedReads, ...specifiedWrites, ...specifiedFunctions].map(
  ({ call, becomes }) => [call, becomes] as const,
);

/** As the table of the database says it: `rows`, `none`, or the code of the refusal. */
function outcome({ data, count, error }: Answer): string {
  if (error) return error.code ?? error.message;
  const found = Array.isArray(data) ? data.length : data === null ? (count ?? 0) : Number(!!data);
  return found > 0 ? 'rows' : 'none';
}

export async function outcomesOf(call: string, callers: readonly Caller[]): Promise<string[]> {
  const replay = REPLAYS[call];
  if (!replay) throw new Error(`No call of the client for ${call}`);
  const outcomes: string[] = [];
  for (const caller of callers) outcomes.push(outcome(await replay(caller)));
  return outcomes;
}
