import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { SeoReply } from '../seo-reply.ts';
import { readSeoSettings } from '../seo-settings.store.server.ts';
import type { Route } from './+types/settings.route';
import { seoSettingsAction } from './commands/seo-actions.server.ts';
import styles from './seo.css?url';
import { SeoScreen } from './seo-screen.tsx';
import { SettingsForm } from './settings-form.tsx';
import { namedUnitsIn } from './unit-in.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { unit, units } = await namedUnitsIn(new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const row = await asPerson(user, (tx) => readSeoSettings(tx, unit));
  return {
    head: adminHead(request, 'nav.seo'),
    unit,
    units,
    id: row?.id,
    revision: row?.revision ?? 0,
    deleted: row?.deleted ?? null,
    values: row?.values ?? {},
    base: settings().PUBLIC_URL,
  };
}

export const action = seoSettingsAction;

export default function SeoSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('seo');
  const reply = useLatestReply<SeoReply>(actionData);
  const { may } = usePermissions();
  const { unit, units, id, revision, deleted, values, base } = loaderData;
  return (
    <SeoScreen
      part="settings"
      action={
        id && (
          <Link className="link" to={`${adminPath('changes')}?row=${id}`}>
            {t('history')}
          </Link>
        )
      }
    >
      {units.length > 1 && (
        <ListTabs
          label={t('unit')}
          tabs={units.map(({ slug, name }) => ({
            key: slug,
            label: name,
            to: `${adminPath('seo')}?unit=${slug}`,
            current: slug === unit,
          }))}
        />
      )}
      <SettingsForm
        key={unit}
        {...{ unit, revision, deleted, values, base, reply }}
        may={may('site', revision > 0 ? 'update' : 'create')}
      />
    </SeoScreen>
  );
}
