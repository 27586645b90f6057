import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type FieldListReply, fieldListAction } from '../commands/field-actions.server.ts';
import { readCustomFields, readProductNames } from '../custom-fields.store.server.ts';
import type { Route } from './+types/custom-fields.route';
import styles from './custom-fields.css?url';
import { FieldList } from './field-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const read = await asPerson(user, async (tx) => ({
    fields: await readCustomFields(tx),
    products: await readProductNames(tx),
    found: await callRows(tx, 'public.values_of_archived_fields', {}),
  }));
  return {
    head: adminHead(request, 'nav.customFields'),
    fields: read.fields,
    products: read.products,
    values: Object.fromEntries(read.found.map(({ fieldId, found }) => [fieldId, found])),
  };
}

export const action = fieldListAction;

export default function CustomFieldsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, products, values } = loaderData;
  return (
    <FieldList
      {...{ fields, products, values }}
      reply={useLatestReply<FieldListReply>(actionData)}
    />
  );
}
