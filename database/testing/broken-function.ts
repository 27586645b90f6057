import { ownerSql } from './scratch-database.ts';

const BODY = /AS (\$\w*\$)[\s\S]*\1/;
const BROKEN = "AS $$ begin raise exception 'broken'; end $$";

/** Does something while every call of a PL/pgSQL function fails; `signature` as in `private.f(text)`. */
export async function whileBroken(signature: string, work: () => Promise<unknown>): Promise<void> {
  const [row] = await ownerSql<{ source: string }>(
    'select pg_get_functiondef($1::regprocedure) as source',
    [signature],
  );
  const source = String(row?.source);
  await ownerSql(source.replace(BODY, () => BROKEN));
  try {
    await work();
  } finally {
    await ownerSql(source);
  }
}
