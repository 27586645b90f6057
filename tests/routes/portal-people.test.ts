import { expect, it } from 'vitest';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { letIn, someProject } from './project-rows.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const ACCOUNT = '/portal/cliente/conta';

it('offers an owner to leave or change role only while there is another one', async () => {
  const [{ id: one, cookie }, { id: other }] = [
    await signedIn(site(), null),
    await signedIn(site(), null),
  ];
  const client = await someProject({ name: 'Padaria Mar' });
  await letIn(client, one, 'owner');
  await letIn(client, other, 'finance');
  const offered = async () => {
    const { text } = await visit(site(), ACCOUNT, cookie);
    const forms = text.match(/<form[^>]*account-press.*?<\/form>/gs) ?? [];
    return forms.filter((form) => form.includes(`value="${one}"`)).length;
  };
  expect(await offered()).toBe(0);
  await sql(
    `update public.client_members set role = 'owner' where user_id = $1 returning id`,
    other,
  );
  expect(await offered()).toBe(3);
});
