import { expect, test } from 'vitest';
import { declaredSecrets, maskSecrets } from '../../app/secret-addresses.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendFeedback } from '../testing/send-feedback.ts';
import { sendLead } from '../testing/send-lead.ts';
import { askNewsletter } from '../testing/subscriptions.ts';

useScratchDatabase();

const SECRET = 'q9X_dA-planted7Zt3vB8sLmK2wY5eR1uH4cJ6nG0fP';
const HELD = `/feedback/${SECRET}`;

/** Columns of all tables that hold the planted secret. */
async function columnsHolding(): Promise<string[]> {
  const columns = await ownerSql<{ table: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and format_type(a.atttypid, null) in ('text', 'jsonb', 'json', 'text[]')`,
  );
  const looked = columns.map(
    ({ table, column }) =>
      `select '${table} ${column}' as found from ${table} where strpos("${column}"::text, '${SECRET}') > 0`,
  );
  const rows = await ownerSql<{ found: string }>(`${looked.join(' union ')} order by 1`);
  return rows.map(({ found }) => found);
}

test('addresses from any client are stored without their secrets', async () => {
  const context = { url: `https://forja.example${HELD}?x=1`, path: HELD, referrer: HELD };
  await sendFeedback({ context });
  await sendLead({ page: HELD });
  await askNewsletter({ page: HELD });
  expect(await columnsHolding()).toEqual([]);
  const [entry] = await ownerSql('select context from public.feedback_entries');
  expect(entry).toEqual({
    context: {
      url: 'https://forja.example/feedback/…?x=1',
      path: '/feedback/…',
      referrer: '/feedback/…',
    },
  });
});

test('database and server mask the same secrets', async () => {
  const addresses = declaredSecrets.flatMap(({ path, secrets }) =>
    secrets.flatMap((name) => {
      const filled = path.replaceAll(/:\w+/g, 'AbC-_12');
      const address = path.includes(`:${name}`) ? filled : `${filled}?a=1&${name}=AbC`;
      return [address, `/auth?from=${encodeURIComponent(address)}`, `{"a":"${address}\\"b"}`];
    }),
  );
  addresses.push('/feedback/quadro/forja', '/admin/feedback/1', '/en/feedback/frame/x');
  const rows = await ownerSql<{ masked: string }>(
    'select private.mask_secrets(t) as masked from unnest($1::text[]) with ordinality u(t, n) order by n',
    [addresses],
  );
  expect(rows.map(({ masked }) => masked)).toEqual(addresses.map(maskSecrets));
});
