import { expect, it } from 'vitest';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

/* Links to contact the sender of a lead, beside the answers. */

const site = useBuiltSite();

async function panelOf(phone: string, email: string): Promise<string> {
  const { cookie } = await signedIn(site(), 'viewer');
  const [row] = await sql<{ id: string }>(
    `insert into public.qualification_submissions (form_data)
     values (jsonb_strip_nulls(jsonb_build_object(
       'nome', 'Ana', 'telefone', $1::text, 'email', nullif($2::text, '')))) returning id`,
    phone,
    email,
  );
  return (await visit(site(), `/admin/leads/${row?.id}`, cookie)).text;
}

it.each(['(17) 99123-4567', '17991234567', '+55 17 99123 4567'])(
  'leads to the chat and the call of a number in any spelling: %s',
  async (phone) => {
    const text = await panelOf(phone, 'ana@casa.example');
    expect(text).toContain('href="https://wa.me/5517991234567"');
    expect(text).toContain('href="tel:+5517991234567"');
    expect(text).toContain('href="mailto:ana@casa.example"');
  },
);

it('offers no call to an invalid number', async () => {
  const text = await panelOf('depois das 18h', '');
  expect(text).toContain('depois das 18h');
  expect(text).not.toContain('href="tel:');
  expect(text).not.toContain('href="mailto:"');
});
