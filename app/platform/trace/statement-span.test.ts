import { expect, it } from 'vitest';
import { nameOfStatement } from './statement-span.server.ts';

it.each([
  [`select * from "public"."find_leads"(p_words => $1)`, 'select public.find_leads'],
  ['insert into "public"."outbox" ("kind") values ($1)', 'insert public.outbox'],
  [`update "user_profiles" set "name" = 'Ana Souza' where true`, 'update user_profiles'],
  [`begin; set local role anon; select set_config('x', 'ana@casa.example', true)`, 'begin'],
  ['commit', 'commit'],
])('%s is named without its values', (sql, name) => {
  expect(nameOfStatement(sql)).toBe(name);
});
