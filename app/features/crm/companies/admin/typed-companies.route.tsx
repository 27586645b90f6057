import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type TypedReply, typedCompaniesAction } from '../commands/typed-company-actions.server.ts';
import { listTypedCompanies } from '../typed-companies.store.server.ts';
import type { Route } from './+types/typed-companies.route';
import styles from './typed-companies.css?url';
import { TypedCompanyList } from './typed-company-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const SIZE = 50;
const key = textUpTo(200);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const after = key.read(new URL(request.url).searchParams.get('after') ?? '') ?? '';
  const found = await asPerson(user, (tx) => listTypedCompanies(tx, { after, limit: SIZE + 1 }));
  const rows = found.slice(0, SIZE);
  return {
    head: adminHead(request, 'companies:typed.title'),
    id: randomUUID(),
    rows,
    after,
    next: found.length > SIZE ? (rows.at(-1)?.key ?? null) : null,
  };
}

export const action = typedCompaniesAction;

export default function TypedCompanies({ loaderData, actionData }: Route.ComponentProps) {
  const { head: _, ...list } = loaderData;
  return <TypedCompanyList {...list} reply={useLatestReply<TypedReply>(actionData)} />;
}
