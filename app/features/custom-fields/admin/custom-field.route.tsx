import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type FieldReply, fieldAction } from '../commands/field-actions.server.ts';
import { FIELD_SUBJECTS, fieldLabel } from '../custom-field.ts';
import { readCustomField, readProductNames } from '../custom-fields.store.server.ts';
import type { Route } from './+types/custom-field.route';
import styles from './custom-fields.css?url';
import { FieldForm } from './field-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const key = uuidOrNew(params.id);
  const wanted = new URL(request.url).searchParams.get('subject');
  const { found, products } = await asPerson(user, async (tx) => ({
    found: key ? await readCustomField(tx, key) : null,
    products: await readProductNames(tx),
  }));
  const makes = key === null && current.permissions.has('settings:manage');
  if (!found && !makes) throw notFound();
  return {
    head: adminHead(request, 'nav.customFields'),
    field: found?.field ?? null,
    deleted: found?.deleted ?? null,
    subject: FIELD_SUBJECTS.find((one) => one === wanted) ?? 'contact',
    products,
  };
}

export const action = fieldAction;

export default function CustomFieldRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('custom-fields');
  const { may } = usePermissions();
  const locale = useLocale();
  const reply = useLatestReply<FieldReply>(actionData);
  const { field } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{field ? fieldLabel(field, locale) : t('newTitle')}</h1>
        {field && (
          <Link className="link" to={`${adminPath('changes')}?row=${field.id}`}>
            {t('history')}
          </Link>
        )}
      </header>
      {!may('settings', 'manage') && <p className="admin-notice">{t('readOnly')}</p>}
      <FieldForm
        key={field?.id ?? 'new'}
        field={field}
        deleted={loaderData.deleted}
        subject={loaderData.subject}
        products={loaderData.products}
        reply={reply}
      />
    </>
  );
}
