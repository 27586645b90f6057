import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { TemplateList } from '#app/features/crm/templates/template-list.tsx';
import { templatesList } from '#app/features/crm/templates/templates.list.server.ts';
import { listTemplates, readProducts } from '#app/features/crm/templates/templates.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/templates.route';

export const middleware = [requirePermission('crm', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, sort, cut } = listAsked(templatesList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const found = await asPerson(asker, async (tx) => ({
    templates: await listTemplates(tx, filter, sort),
    products: await readProducts(tx),
  }));
  const { rows, page } = cut(found.templates);
  return {
    head: adminHead(request, 'nav.templates'),
    page,
    templates: rows,
    products: found.products,
  };
}

export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('templates');
  const { may } = usePermissions();
  const { page, templates, products } = loaderData;
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('nav.templates', { ns: 'admin' })}</h1>
        {may('settings', 'manage') && (
          <Link className="b s" to={adminPath('template', { id: 'new' })}>
            {t('new')}
          </Link>
        )}
      </header>
      <TemplateList page={page} templates={templates} products={products} />
    </>
  );
}
