import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type UploadReply, uploadAction } from '../commands/import-actions.server.ts';
import { importsList } from '../imports.list.server.ts';
import { listImports } from '../imports.store.server.ts';
import type { Route } from './+types/imports.route';
import styles from './import.css?url';
import { ImportList } from './import-list.tsx';
import { UploadForm } from './upload-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(importsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const rows = await asPerson(user, (tx) => listImports(tx, query));
  return { head: adminHead(request, 'imports:title'), ...query.page(rows), id: randomUUID() };
}

export const action = uploadAction;

/** Imports of contacts: a new one, and earlier ones. */
export default function ImportsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('imports');
  const reply = useLatestReply<UploadReply>(actionData);
  return (
    <div className="import-page">
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
      </header>
      <UploadForm id={loaderData.id} reply={reply} />
      <ImportList page={loaderData.page} rows={loaderData.rows} />
    </div>
  );
}
