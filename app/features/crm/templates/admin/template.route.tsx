import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { removeTemplate } from '../delete-template.server.ts';
import { saveTemplate } from '../save-template.server.ts';
import { readProducts, readRecentValues, readTemplate } from '../templates.store.server.ts';
import type { NotDeleted, TemplateReply } from '../templates.ts';
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidOrNew(params.id);
  const form = await postedForm(request);
  if (form.get('intent') === 'delete') {
    if (id === null) throw notFound();
    const { permissions } = current;
    const outcome = await removeTemplate(user, id, { form, permissions });
    if ('set' in outcome) {
      const query = new URLSearchParams({ set: outcome.set ?? '' });
      throw redirect(`${adminPath('templates')}?${query}`, 303);
    }
    return data(outcome.reply, { status: outcome.status });
  }
  const { reply, status } = await saveTemplate(user, {
    id,
    form,
    permissions: current.permissions,
  });
  if (reply.kind === 'saved' && id === null) {
    return redirect(adminPath('template', { id: reply.id }), 303);
  }
  return data(reply, { status });
}

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('templates');
  const { may } = usePermissions();
  const reply = useKeptReply<TemplateReply | NotDeleted>(actionData);
  const kept = reply?.kind === 'notDeleted' ? undefined : reply;
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
            {...{ template, deleted, products, values, reply: kept }}
          />
          {template && !deleted && may('settings', 'manage') && (
            <DeleteForm
              template={template}
              reply={reply?.kind === 'notDeleted' ? reply : undefined}
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
