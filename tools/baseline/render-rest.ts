import type { Harvest } from './harvest.ts';
import { literal, plain, wrapped } from './plain-sql.ts';
import type { Table } from './read-schema.ts';
import { commented } from './render-table.ts';

const PRIVILEGES = ['select', 'insert', 'update', 'delete'];
const ROLES = ['anon', 'authenticated', 'service_role'];
const place = (list: string[], one: string) => list.indexOf(one) + 1 || list.length + 1;

/** Each list of columns on lines of its own where one line does not hold them all. */
function grantLines(what: string, to: string): string {
  const oneLine = `grant ${what.replaceAll('\n', ' ')} ${to}`;
  if (oneLine.length <= 110) return oneLine;
  const lists = what
    .split('\n')
    .map((list, index) => (index === 0 ? `grant ${list}` : `  ${list}`));
  const last = `${lists.pop()} ${to}`;
  return [...lists, last].map((list) => wrappedList(list)).join('\n');
}

const wrappedList = (list: string) =>
  wrapped(list.trim(), list.startsWith(' ') ? '    ' : '  ').replace(
    /^/,
    list.startsWith(' ') ? '  ' : '',
  );

/** One statement for what the same roles hold on the same columns. */
function grants({ name, grants: held }: Table): string[] {
  const byRole = new Map<string, string[]>();
  for (const { to, columns, privilege } of held) {
    const key = `${to}|${columns ? ` (${columns.join(', ')})` : ''}`;
    byRole.set(key, [...(byRole.get(key) ?? []), privilege]);
  }
  const byGrant = new Map<string, string[]>();
  for (const [key, privileges] of byRole) {
    const [role = '', columns = ''] = key.split('|');
    const sorted = privileges.sort((a, b) => place(PRIVILEGES, a) - place(PRIVILEGES, b));
    const what = sorted.map((privilege) => privilege + columns).join(columns ? ',\n' : ', ');
    byGrant.set(what, [...(byGrant.get(what) ?? []), role]);
  }
  return [...byGrant]
    .map(([what, roles]) => ({
      what,
      roles: roles.sort((a, b) => place(ROLES, a) - place(ROLES, b)),
    }))
    .sort(
      (a, b) =>
        place(ROLES, a.roles[0] ?? '') - place(ROLES, b.roles[0] ?? '') ||
        place(PRIVILEGES, a.what.split(' ')[0] ?? '') -
          place(PRIVILEGES, b.what.split(' ')[0] ?? ''),
    )
    .map(({ what, roles }) => grantLines(what, `on ${name} to ${roles.join(', ')};`));
}

export function about(what: string, text: string | null): string[] {
  if (text === null) return [];
  const oneLine = `comment on ${what} is ${literal(text, '')};`;
  return [
    oneLine.includes('\n') || oneLine.length > 110
      ? `comment on ${what} is\n  ${literal(text, '  ')};`
      : oneLine,
  ];
}

/** Everything of a table behind its columns: indexes, rights and comments. */
export function restOfTable(table: Table, { comments, indexes }: Harvest): string[] {
  const schema = table.name.replace(/\..*/, '');
  const rights = grants(table);
  return [
    ...table.indexes.map(({ name, def }) =>
      commented(
        comments.get(`index ${table.name}.${name}`),
        `${indexes.get(`${schema}.${name}`)?.replace(/ if not exists/i, '') ?? wrapped(plain(def), '  ')};`,
      ),
    ),
    `revoke all on ${table.name} from public, anon, authenticated, service_role;`,
    `alter table ${table.name} enable row level security;`,
    commented(comments.get(`grant ${table.name}`), rights.join('\n')).trim(),
    ...about(`table ${table.name}`, table.about),
    ...table.columns.flatMap((column) =>
      about(`column ${table.name}.${column.name}`, column.about),
    ),
    ...table.constraints.flatMap((each) =>
      about(`constraint ${each.name} on ${table.name}`, each.about),
    ),
    ...table.indexes.flatMap((each) => about(`index ${schema}.${each.name}`, each.about)),
  ].filter(Boolean);
}
