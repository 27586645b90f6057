import type { Harvest } from './harvest.ts';
import { plain, plainType, shifted, wrapped } from './plain-sql.ts';
import type { Column, Constraint, Table } from './read-schema.ts';

export interface Sources {
  harvested: Harvest;
  /** Texts of checks by "T CHECK (…)". */
  checks: Map<string, string>;
}

const LONGEST_NAME = 63;
const SUFFIX = { p: 'pkey', u: 'key', f: 'fkey', c: 'check' } as const;
const short = (table: string) => table.replace(/^\w+\./, '');

/** Whether the server would give a constraint the name that it has; `used` are those before it. */
function namedByServer(
  table: string,
  { kind, columns, name }: Constraint,
  used: Set<string>,
): boolean {
  const of = kind === 'p' || (kind === 'c' && columns.length !== 1) ? [] : columns;
  const stem = [short(table), ...of, SUFFIX[kind]].join('_');
  let chosen = stem;
  for (let more = 1; used.has(chosen); more += 1) chosen = `${stem}${more}`;
  return chosen === name && chosen.length <= LONGEST_NAME;
}

function definition(
  table: string,
  constraint: Constraint,
  { checks }: Sources,
  indent: string,
): string {
  if (constraint.kind !== 'c') return plain(constraint.def).replace(/\)?(\w)\(/g, '$1 (');
  const text = checks.get(`${table} ${constraint.def}`);
  if (text === undefined)
    return plain(constraint.def).replace(/^check \(\((.*)\)\)$/, 'check ($1)');
  return `check (${shifted(text, indent)})`;
}

export const commented = (comment: string | undefined, text: string, indent = '') =>
  [...(comment?.split('\n') ?? []), text]
    .map((line, index, { length }) => (index < length - 1 ? indent + line : line))
    .join('\n');

/** By the number at the end: x_check, x_check1, … x_check10. */
const inOrder = (a: Constraint, b: Constraint) =>
  a.name.localeCompare(b.name, 'en', { numeric: true });

/** Without a cast to the type that the column has anyway. */
function plainDefault({ default: expression, type }: Column): string {
  const text = plain(expression ?? '');
  const cast = `::${plainType(type)}`;
  return text.startsWith("'") && text.endsWith(cast) ? text.slice(0, -cast.length) : text;
}

function columnLine(
  table: Table,
  column: Column,
  inline: string[],
  { harvested }: Sources,
): string {
  const own = harvested.generated.get(`${table.name}.${column.name}`);
  const parts = [
    `${column.name} ${plainType(column.type)}`,
    column.collation && `collate ${column.collation}`,
    column.generated &&
      `generated always as (${own === undefined ? plain(column.generated) : shifted(own, '    ')}) stored`,
    column.identity && `generated ${column.identity} as identity`,
    ...inline.filter((each) => each === 'primary key'),
    column.notNull && !column.identity && !inline.includes('primary key') && 'not null',
    ...inline.filter((each) => each === 'unique'),
    column.default !== null && `default ${plainDefault(column)}`,
    ...inline.filter((each) => each !== 'primary key' && each !== 'unique'),
  ];
  return `  ${wrapped(parts.filter(Boolean).join(' '), '    ')}`;
}

/** A constraint as it stands behind its column. */
function inlineText(table: string, constraint: Constraint, sources: Sources): string {
  if (constraint.kind === 'p') return 'primary key';
  const text = definition(table, constraint, sources, '    ');
  if (text.startsWith('unique (')) return 'unique';
  return text.replace(/^foreign key \(\w+\) /, '');
}

const INLINE_KINDS = ['p', 'u', 'f', 'c'] as const;

/** Takes out of `left` what stands behind a column, under the name that the server would give it. */
function takeInline(table: Table, column: Column, left: Set<Constraint>, used: Set<string>) {
  const ofColumn = (kind: string) =>
    [...left].filter((each) => each.kind === kind && each.columns.join() === column.name);
  return INLINE_KINDS.flatMap((kind) =>
    ofColumn(kind).filter((each) => {
      if (!namedByServer(table.name, each, used)) return false;
      used.add(each.name);
      return left.delete(each);
    }),
  );
}

/** What is written into `create table`, and the foreign keys to tables that `made` does not hold yet. */
export function createTable(table: Table, sources: Sources, made: Set<string>) {
  const { comments } = sources.harvested;
  const used = new Set<string>();
  const primary = table.constraints.find(({ kind }) => kind === 'p');
  const later = table.constraints.filter(
    ({ kind, target }) => kind === 'f' && target !== table.name && !made.has(target ?? ''),
  );
  const left = new Set(table.constraints.filter((each) => !later.includes(each)).sort(inOrder));
  const columns = table.columns.map((column) => {
    const inline = takeInline(table, column, left, used).map((each) =>
      inlineText(table.name, each, sources),
    );
    const notNull = column.notNull && !primary?.columns.includes(column.name);
    const line = columnLine(table, { ...column, notNull }, inline, sources);
    return commented(comments.get(`column ${table.name}.${column.name}`), line, '  ');
  });
  const constraints = [...left].map((each) => {
    const text = definition(table.name, each, sources, '    ');
    const name = namedByServer(table.name, each, used) ? '' : `constraint ${each.name} `;
    used.add(each.name);
    const source = sources.checks.get(`${table.name} ${each.def}`);
    const comment = comments.get(`check ${table.name} ${source}`);
    return commented(comment, `  ${wrapped(name + text, '    ')}`, '  ');
  });
  const options = table.options ? ` with (${table.options.join(', ').replaceAll('=', ' = ')})` : '';
  const lines = [...columns, ...constraints].join(',\n');
  const statistics = table.columns
    .filter((column) => column.statistics !== null)
    .map(
      ({ name, statistics }) =>
        `alter table ${table.name} alter column ${name} set statistics ${statistics};`,
    );
  const text = `create table ${table.name} (\n${lines}\n)${options};`;
  const whole = [commented(comments.get(`table ${table.name}`), text), ...statistics].join('\n');
  return { text: whole, later };
}

export function foreignKey(table: string, constraint: Constraint, sources: Sources): string {
  const name = namedByServer(table, constraint, new Set()) ? '' : `constraint ${constraint.name} `;
  const text = definition(table, constraint, sources, '  ');
  return wrapped(`alter table ${table} add ${name}${text};`, '  ');
}
