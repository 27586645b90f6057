import type pg from 'pg';
import { camelCase } from '#app/platform/database/column-names.ts';
import { definedIn } from '#app/platform/database/schema/defined-in.ts';
import type { SqlFile } from '#app/platform/database/schema/sql-files.server.ts';

/* Types of the SQL functions that TypeScript calls, from the catalogue of a migrated database. */

interface Argument {
  name: string;
  type: string;
  optional: boolean;
}

interface Field {
  name: string;
  type: string;
}

/** A function as the catalogue has it; `fields` only where it returns rows. */
interface Routine {
  name: string;
  overloads: number;
  args: Argument[];
  returns: string;
  set: boolean;
  fields: Field[] | null;
}

const ROUTINES = `
  select format('%s.%s', n.nspname, p.proname) as name,
    (count(*) over (partition by p.pronamespace, p.proname))::int as overloads,
    (select coalesce(jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type',
        format_type(p.proargtypes[i - 1], null), 'optional', i > p.pronargs - p.pronargdefaults)
        order by i), '[]')
      from generate_series(1, p.pronargs) i) as args,
    format_type(p.prorettype, null) as returns, p.proretset as set,
    coalesce(
      (select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type',
          format_type(p.proallargtypes[i], null)) order by i)
        from generate_series(1, array_length(p.proallargtypes, 1)) i
        where p.proargmodes[i] in ('t', 'o')),
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
          order by a.attnum)
        from pg_type t join pg_attribute a on a.attrelid = t.typrelid
        where t.oid = p.prorettype and t.typtype = 'c' and a.attnum > 0 and not a.attisdropped)
    ) as fields
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prorettype <> 'trigger'::regtype
  order by 1`;

/** What the parsers of pool.server.ts make of a value. */
const RESULTS: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  real: 'number',
  smallint: 'number',
  'timestamp with time zone': 'Date',
  void: 'undefined',
};

/** What else than the result's type an argument takes; JSON is its text. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  bigint: 'number | string',
  json: 'string',
  jsonb: 'string',
  numeric: 'number | string',
  'timestamp with time zone': 'Date | string',
};

const plainType = (type: string) => type.replace(/\[\]$/, '');

const withArray = (type: string, element: string) =>
  type.endsWith('[]') ? `readonly ${element.includes('|') ? `(${element})` : element}[]` : element;

const resultType = (type: string) =>
  withArray(type, RESULTS[plainType(type)] ?? 'string').replace(/^readonly /, '');

const argumentType = (type: string) =>
  withArray(type, ARGUMENTS[plainType(type)] ?? RESULTS[plainType(type)] ?? 'string');

/** `p_first_day` is `firstDay` for callers. */
const argumentName = (name: string) => camelCase(name.slice(2));

/** Functions that tables need have other names for their arguments; only SQL calls them. */
const isCallable = ({ args }: Routine) => args.every(({ name }) => name?.startsWith('p_'));

/** Columns that a file says are never null; `*` is all of them, or the one value that is returned. */
const NOT_NULL = /^-- not null: (.+)$/m;

function neverNull(files: readonly SqlFile[]): Map<string, readonly string[]> {
  return new Map(
    files.flatMap(({ text }) => {
      const columns = NOT_NULL.exec(text)?.[1]?.split(', ');
      return columns
        ? definedIn(text)
            .filter(({ kind }) => kind === 'function')
            .map(({ name }) => [name, columns] as const)
        : [];
    }),
  );
}

function memberOf({ name, args, returns, fields }: Routine, columns: readonly string[]): string {
  const unknown = columns.filter(
    (column) => column !== '*' && !fields?.some((field) => field.name === column),
  );
  if (unknown.length > 0) throw new Error(`${name} has no column ${unknown.join(', ')}.`);
  const nullable = (field: string, type: string) =>
    columns.includes('*') || columns.includes(field) || ['unknown', 'undefined'].includes(type)
      ? type
      : `${type} | null`;
  const accepted = args.map(
    (arg) =>
      `${argumentName(arg.name)}${arg.optional ? '?' : ''}: ` +
      `${argumentType(arg.type)} | null${arg.optional ? ' | undefined' : ''};`,
  );
  const given = fields
    ? `row: {${fields.map((field) => `${camelCase(field.name)}: ${nullable(field.name, resultType(field.type))};`).join('')}};`
    : `value: ${nullable('*', resultType(returns))};`;
  return `'${name}': { args: {${accepted.join('')}}; ${given} };`;
}

/**
 * The text of functions.types.ts: arguments and result of every function whose name is in `sources`.
 * A set of plain values is a row whose column has the function's name. Throws for a function that has two
 * signatures, and for a file that says a column is never null which is not there.
 */
export async function functionTypes(
  owner: pg.Pool,
  files: readonly SqlFile[],
  sources: readonly string[],
): Promise<string> {
  const called = new Set(sources.flatMap((text) => text.match(/\b(?:public|private)\.\w+/g) ?? []));
  const { rows } = await owner.query<Routine>(ROUTINES);
  const routines = rows.filter((routine) => called.has(routine.name) && isCallable(routine));
  const twice = routines.filter(({ overloads }) => overloads > 1).map(({ name }) => name);
  if (twice.length > 0) throw new Error(`Functions with two signatures: ${twice.join(', ')}.`);
  const notNull = neverNull(files);
  const members = routines.map((routine) => {
    const [, short = ''] = routine.name.split('.');
    const fields =
      routine.fields ?? (routine.set ? [{ name: short, type: routine.returns }] : null);
    return memberOf({ ...routine, fields }, notNull.get(routine.name) ?? []);
  });
  const claims = routines.flatMap(({ name }) => {
    const columns = notNull.get(name);
    return columns ? [`'${name}': ${JSON.stringify(columns.map(camelCase))},`] : [];
  });
  return `// Written by: npm run db:types

/** SQL functions that TypeScript calls: arguments without their \`p_\`, and the row or value that comes back. */
export interface SqlFunctions {
${members.join('\n')}
}

/** Columns that the functions' files say are never null. */
export const NOT_NULL: Readonly<Partial<Record<keyof SqlFunctions, readonly string[]>>> = {
${claims.join('\n')}
};
`;
}
