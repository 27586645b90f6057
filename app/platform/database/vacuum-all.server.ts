import { openHandle } from './handle.server.ts';

/**
 * Vacuums and analyses every table of the owner, each by itself: on the embedded engine, which has no
 * autovacuum, all other clients wait for one table at a time.
 */
export async function vacuumAll(): Promise<void> {
  const { owner } = openHandle();
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and pg_get_userbyid(c.relowner) = current_user order by 1`,
  );
  for (const { name } of rows) await owner.query(`vacuum (analyze) ${name}`);
}
