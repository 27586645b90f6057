import { ownerSql } from './scratch-database.ts';

const BODY = /AS (\$\w*\$)[\s\S]*\1/;

/** Does something while a PL/pgSQL function has another body; `signature` as in `private.f(text)`. */
export async function whileReplaced(
  signature: string,
  body: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const [row] = await ownerSql<{ source: string }>(
    'select pg_get_functiondef($1::regprocedure) as source',
    [signature],
  );
  const source = String(row?.source);
  await ownerSql(source.replace(BODY, () => `AS $$ begin ${body} end $$`));
  try {
    await work();
  } finally {
    await ownerSql(source);
  }
}

/** Does something while every call of a PL/pgSQL function fails. */
export const whileBroken = (signature: string, work: () => Promise<unknown>) =>
  whileReplaced(signature, "raise exception 'broken';", work);
