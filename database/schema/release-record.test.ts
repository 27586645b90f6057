import { describe, expect, test } from 'vitest';
import { definedIn, oldOnes } from './definition-files.ts';
import { nextRecord, type ReleaseRecord } from './release-record.ts';

const landed: ReleaseRecord = {
  release: 7,
  checksum: 'landed',
  signatures: { 'private.a': '() returns text', 'public.v': 'columns id uuid' },
  old: {},
};
const present = (signatures: Record<string, string>, checksum = 'changed', old: string[] = []) =>
  ({ checksum, signatures: { ...landed.signatures, ...signatures }, old }) as const;

describe('the record of a release', () => {
  test('stays while nothing changes', () => {
    expect(nextRecord(landed, present({}, 'landed'))).toEqual({ record: landed, refusals: [] });
  });

  test('counts on by one with any change, and takes what is new', () => {
    const { record, refusals } = nextRecord(landed, present({ 'private.b': '() returns date' }));
    expect(record.release).toBe(8);
    expect(Object.keys(record.signatures)).toEqual(['private.a', 'private.b', 'public.v']);
    expect(refusals).toEqual([]);
  });

  test.each(['(p_more text) returns text', '() returns integer'])(
    'refuses a signature that changed in place: %s',
    (changed) => {
      const { refusals } = nextRecord(landed, present({ 'private.a': changed }));
      expect(refusals).toEqual([
        expect.stringContaining('private.a changed its signature in place'),
      ]);
    },
  );

  test('lets a view get columns at its end, and no other way', () => {
    const refusals = (columns: string) =>
      nextRecord(landed, present({ 'public.v': columns })).refusals;
    expect(refusals('columns id uuid, name text')).toEqual([]);
    expect(refusals('columns name text, id uuid')).toHaveLength(1);
    expect(refusals('columns id uuid[]')).toHaveLength(1);
  });

  test('lets a name go once it has been old for a release', () => {
    const without = { checksum: 'later', signatures: { 'public.v': 'columns id uuid' }, old: [] };
    expect(nextRecord(landed, without).refusals).toEqual([
      expect.stringContaining('private.a is gone, and the release before still calls it'),
    ]);
    const { record } = nextRecord(landed, present({}, 'changed', ['private.a']));
    expect(record.old).toEqual({ 'private.a': 8 });
    expect(nextRecord(record, present({}, 'again', ['private.a'])).record.old).toEqual({
      'private.a': 8,
    });
    const gone = nextRecord(record, without);
    expect(gone.refusals).toEqual([]);
    expect(gone.record.old).toEqual({});
    expect(gone.record.release).toBe(9);
  });
});

describe('a definition file', () => {
  test('is read for what it defines', () => {
    const text = `-- create policy in_a_comment on public.x
create or replace function private.a(p text) returns text
language sql return 'create trigger in_a_text on public.x';
create constraint trigger b
  after update of c on public.t deferrable
  for each row execute function private.a();
create policy d on public.t for select to anon using (true);
create or replace view public.e as select 1;`;
    expect(definedIn({ text })).toEqual([
      'function private.a',
      'view public.e',
      'trigger b on public.t',
      'policy d on public.t',
    ]);
  });

  test('says by its first words that another one takes its place', () => {
    const text = '-- Old: private.b\ncreate or replace function private.a() returns text return 1;';
    expect(oldOnes([{ name: 'a.sql', text, checksum: '' }])).toEqual(['private.a']);
  });
});
