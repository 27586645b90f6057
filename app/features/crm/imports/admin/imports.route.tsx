import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { importsList } from '../imports.list.server.ts';
import { listImports } from '../imports.store.server.ts';
import { type FileRefusal, LARGEST_CSV_BYTES, takeFile } from '../take-file.server.ts';
import type { Route } from './+types/imports.route';
import styles from './import.css?url';
import { ImportList } from './import-list.tsx';
import { UploadForm } from './upload-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const LIMITS = { files: 1, bytes: LARGEST_CSV_BYTES };

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(importsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const rows = await asPerson(user, (tx) => listImports(tx, query));
  return { head: adminHead(request, 'imports:title'), ...query.page(rows), id: randomUUID() };
}

type Reply = { refused: FileRefusal };

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  try {
    const outcome = await withUpload(request, LIMITS, (upload) => takeFile(user, upload));
    if (outcome.kind === 'taken') {
      return redirect(adminPath('contactImport', { id: outcome.id }), 303);
    }
    return data<Reply>({ refused: outcome.refused }, { status: outcome.status });
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    return data<Reply>({ refused: { why: 'too_large' } }, { status: 413 });
  }
}

/** Imports of contacts: a new one, and earlier ones. */
export default function ImportsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('imports');
  const reply = useKeptReply<Reply>(actionData);
  return (
    <div className="import-page">
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
      </header>
      <UploadForm id={loaderData.id} refused={reply?.refused} />
      <ImportList page={loaderData.page} rows={loaderData.rows} />
    </div>
  );
}
