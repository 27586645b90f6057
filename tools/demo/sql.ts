import { openHandle } from '../../app/platform/database/handle.server.ts';

/** SQL as the owner: samples carry dates of a year ago, which no caller may set. */
export async function sql<Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await openHandle().owner.query(text, values);
  return rows as Row[];
}

/** Inserts rows of one shape in a single statement; the columns are the keys of the first. */
export async function insertRows(table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await sql(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/**
 * Leads as they were a year ago. The intake's triggers would give them today's date, count them
 * against the limits and mail the team, so they are off while this one transaction runs.
 */
export async function insertLeads(rows: readonly object[]): Promise<void> {
  const table = 'public.qualification_submissions';
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const client = await openHandle().owner.connect();
  try {
    await client.query(`begin; alter table ${table} disable trigger user`);
    await client.query(
      `insert into ${table} (${columns}, protocol)
       select ${columns}, private.new_protocol(id)
       from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    // What they would have set of the lead itself is set now, by the one that an update fires too.
    await client.query(
      `alter table ${table} enable trigger user;
       update ${table} set contact_id = contact_id where person_key = '';
       commit`,
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
