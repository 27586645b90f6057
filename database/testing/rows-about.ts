import { ownerSql } from './scratch-database.ts';

type Key = { name: string; col: string };

/** Tables that record what was done, and so grow by an act and by its undoing. */
const RECORDS = ['public.crm_events', 'private.contact_merges'];

/** Columns that record changes of a row by themselves. */
const COUNTED = ['revision'];

/**
 * Every row that belongs to these contacts, by table, whatever tables there are: those that a foreign key
 * leads from to a contact, and those that one leads from to such rows, as far as that goes. Columns named
 * after a deal without a key (figures that outlive it) count as keys.
 */
export async function rowsAbout(contacts: readonly string[]): Promise<Record<string, unknown[]>> {
  const keys = await ownerSql<Key & { target: string }>(
    `select k.conrelid::regclass::text as name, a.attname as col, k.confrelid::regclass::text as target
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and cardinality(k.conkey) = 1
     union
     select a.attrelid::regclass::text, a.attname, 'crm_deals'
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
     join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
     where a.attname = 'deal_id' and not a.attisdropped
     order by 1, 2`,
  );
  const full = (name: string) => (name.includes('.') ? name : `public.${name}`);
  const ids = new Map<string, Set<string>>([['public.crm_contacts', new Set(contacts)]]);
  const found = new Map<string, Map<string, unknown>>();
  const keep = async (table: string, condition: string, values: unknown[]) => {
    const rows = await ownerSql<{ row: Record<string, unknown>; place: string }>(
      `select to_jsonb(t) as row, t.ctid::text as place from ${table} t where ${condition}`,
      values,
    );
    const rowsOf = found.get(table) ?? new Map<string, unknown>();
    found.set(table, rowsOf);
    const fresh: string[] = [];
    for (const { row, place } of rows) {
      if (rowsOf.has(place)) continue;
      for (const column of COUNTED) delete row[column];
      rowsOf.set(place, row);
      if (typeof row['id'] === 'string') fresh.push(row['id']);
    }
    return fresh;
  };
  await keep('public.crm_contacts', 't.id = any ($1)', [contacts]);
  const waiting = ['public.crm_contacts'];
  for (let table = waiting.shift(); table; table = waiting.shift()) {
    for (const key of keys.filter(({ target }) => full(target) === table)) {
      const from = full(key.name);
      // Of people and of what they are called there is one row for many contacts.
      if (RECORDS.includes(from) || from === table) continue;
      const fresh = await keep(from, `t."${key.col}" = any ($1)`, [[...(ids.get(table) ?? [])]]);
      const known = ids.get(from) ?? new Set<string>();
      const more = fresh.filter((id) => !known.has(id));
      for (const id of more) known.add(id);
      ids.set(from, known);
      if (more.length > 0 && !waiting.includes(from)) waiting.push(from);
    }
  }
  return Object.fromEntries(
    [...found]
      .filter(([, rows]) => rows.size > 0)
      .map(([table, rows]) => [table, [...rows.values()].map((row) => JSON.stringify(row)).sort()])
      .sort(),
  );
}
