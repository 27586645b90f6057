import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { log } from '#app/platform/log/log.server.ts';
import styles from '../forms.css?url';
import type { Route } from './+types/drop-off.route';
import { readDropOff } from './drop-off.store.server.ts';
import { PERIODS, periodIn } from './drop-off.ts';
import { DropOffTable } from './drop-off-table.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const days = periodIn(new URL(request.url).searchParams);
  const head = adminHead(request, 'nav.forms');
  try {
    const found = await asPerson(user, (tx) => readDropOff(tx, id, days));
    if (!found) throw notFound();
    return { head, id, days, ...found };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The builder, which reads this beside its draft, must not be replaced by an error.
    log.error({ err: error }, 'the figures of a form could not be read');
    return { head, id, days, name: '', rows: null };
  }
}

/** The figures of the builder as a screen: without scripts, and to be linked to. */
export default function DropOffPage({
  loaderData: { id, name, days, rows },
}: Route.ComponentProps) {
  const { t } = useTranslation('forms');
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('dropOff.of', { name })}</h1>
        <Link className="link" to={adminPath('formBuilder', { id })}>
          {t('dropOff.back')}
        </Link>
      </header>
      <p className="hint">{t('dropOff.lead')}</p>
      <nav className="form-builder-languages" aria-label={t('dropOff.period')}>
        {PERIODS.map((each) => (
          <Link
            key={each}
            className="link"
            to={`${adminPath('formDropOff', { id })}?days=${each}`}
            aria-current={each === days ? 'page' : undefined}
          >
            {t('dropOff.days', { days: String(each) })}
          </Link>
        ))}
      </nav>
      {rows ? (
        <DropOffTable rows={rows} days={days} />
      ) : (
        <p className="admin-notice bad" role="alert">
          {t('dropOff.failed')}
        </p>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="forms" />;
}
