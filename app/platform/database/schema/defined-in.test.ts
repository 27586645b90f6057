import { expect, test } from 'vitest';
import { definedIn } from './defined-in.ts';

test('reads from a definition file what it defines', () => {
  const text = `-- create policy in_a_comment on public.x
create or replace function private.a(p text) returns text
language sql return 'create trigger in_a_text on public.x';
create constraint trigger b
  after update of c on public.t deferrable
  for each row execute function private.a();
create policy d on public.t for select to anon using (true);
create or replace view public.e as select 1;`;
  expect(definedIn(text)).toEqual([
    { kind: 'function', name: 'private.a', table: undefined },
    { kind: 'view', name: 'public.e', table: undefined },
    { kind: 'trigger', name: 'b', table: 'public.t' },
    { kind: 'policy', name: 'd', table: 'public.t' },
  ]);
});
