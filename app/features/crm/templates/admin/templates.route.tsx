import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type TemplateListReply, templateListAction } from '../commands/template-actions.server.ts';
import { templatesList } from '../templates.list.server.ts';
import { listTemplates, readProducts } from '../templates.store.server.ts';
import type { Route } from './+types/templates.route';
import { DeletedNotice } from './deleted-notice.tsx';
import { TemplateList } from './template-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { filter, sort, slicePage } = parseListQuery(templatesList, search);
  const { user } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => ({
    templates: await listTemplates(tx, filter, sort),
    products: await readProducts(tx),
  }));
  const { rows, page } = slicePage(found.templates);
  return {
    head: adminHead(request, 'nav.templates'),
    page,
    templates: rows,
    products: found.products,
    set: search.get('set'),
  };
}

export const action = templateListAction;

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('templates');
  const { may } = usePermissions();
  const { page, templates, products, set } = loaderData;
  const reply = useLatestReply<TemplateListReply>(actionData);
  return (
    <>
      <DeletedNotice reply={reply} deletedBy={set} />
      <TemplateList
        title={t('nav.templates', { ns: 'admin' })}
        page={page}
        templates={templates}
        products={products}
        create={
          may('settings', 'manage') && (
            <Link className="button compact" to={adminPath('template', { id: 'new' })}>
              {t('new')}
            </Link>
          )
        }
      />
    </>
  );
}
