import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type TemplateReply, templateAction } from '../commands/template-actions.server.ts';
import { readProducts, readRecentValues, readTemplate } from '../templates.store.server.ts';
import type { Route } from './+types/template.route';
import { DeleteForm } from './delete-form.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplatePreview } from './template-preview.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const key = uuidOrNew(params.id);
  const read = await asPerson(user, async (tx) => {
    const found = key ? await readTemplate(tx, key) : null;
    const products = await readProducts(tx);
    const product = found?.template.product ?? products[0]?.slug ?? '';
    return { found, products, values: await readRecentValues(tx, product) };
  });
  const { found } = read;
  const makes = key === null && current.permissions.has('settings:manage');
  if (!found && !makes) throw notFound();
  return {
    head: adminHead(request, 'nav.templates'),
    template: found?.template ?? null,
    deleted: found?.deleted ?? null,
    products: read.products,
    values: read.values,
  };
}

export const action = templateAction;

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('templates');
  const { may } = usePermissions();
  const reply = useLatestReply<TemplateReply>(actionData);
  const saved = reply?.intent === 'save' ? reply : undefined;
  const { template, deleted, products, values } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{template?.texts.name ?? t('new')}</h1>
        {template && may('settings', 'read') && (
          <Link className="link" to={`${adminPath('changes')}?row=${template.id}`}>
            {t('history')}
          </Link>
        )}
      </header>
      {may('settings', 'manage') || !template ? (
        <>
          <TemplateForm
            key={template?.id ?? 'new'}
            {...{ template, deleted, products, values, reply: saved }}
          />
          {template && !deleted && may('settings', 'manage') && (
            <DeleteForm
              template={template}
              refused={reply?.ok === false && reply.intent === 'delete' ? reply.code : undefined}
            />
          )}
        </>
      ) : (
        <>
          <p className="admin-notice">{t('readOnly')}</p>
          <TemplatePreview texts={template.texts} channel={template.channel} values={values} />
        </>
      )}
    </>
  );
}
