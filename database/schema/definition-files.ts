import type { SqlFile } from '../../app/platform/database/sql-files.server.ts';

/**
 * Functions without a file in database/functions, each with the reason. What a table itself needs
 * (a column's default, a generated column, a check, an index) is found in the catalogue besides.
 */
export const OUTSIDE_THE_FILES: Readonly<Record<string, string>> = {
  'private.phone_key': 'crm_contacts.phone_key is generated with it',
  'private.folded': 'crm_companies_by_folded_name and crm_companies_by_spelling are made with it',
  'private.uid': 'default of feedback_tickets.created_by',
  'private.claim': 'private.uid() is made of it',
  'private.caller_role': 'default of changed_role',
};

/** Where a function, a view, or a table's policies and triggers are defined. */
export const definitionFileOf = (name: string) => `database/functions/${name}.sql`;

const CREATES = [
  { kind: 'function', pattern: /^create (?:or replace )?function ([\w.]+)\s*\(/gim },
  { kind: 'view', pattern: /^create (?:or replace )?view ([\w.]+)/gim },
  {
    kind: 'trigger',
    pattern: /^create (?:or replace )?(?:constraint )?trigger (\w+)\s[^;]*?\son ([\w.]+)/gim,
  },
  { kind: 'policy', pattern: /^create policy (\w+)\s+on ([\w.]+)/gim },
] as const;

/** What a file of SQL defines, such as "function private.uid" or "policy logos_read on public.logos". */
export function definedIn({ text }: Pick<SqlFile, 'text'>): string[] {
  return CREATES.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(
      ([, name, table]) => `${kind} ${name}${table ? ` on ${table}` : ''}`,
    ),
  );
}

/** Says in a definition's file what takes its place; it goes a release later. */
const OLD = /^-- Old: /m;

/** Functions and views whose files say that another one takes their place. */
export function oldOnes(files: readonly SqlFile[]): string[] {
  return files
    .filter(({ text }) => OLD.test(text))
    .flatMap((file) => definedIn(file).map((what) => what.replace(/^\w+ /, '')));
}
