import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { awayOf } from '#app/access/unsaved/away.ts';
import { UnsavedPostForm } from '#app/access/unsaved/unsaved-post-form.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPaths } from '#app/paths.ts';
import siteStyles from '#app/styles/site.css?url';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { FailedCode } from '../parts/failed-code.tsx';
import { PortalFrame, TwoLines } from '../parts/portal-frame.tsx';
import styles from '../portal.css?url';

/** The error page of the portal: whose fault it is, what is safe, a code, and a link. A refusal gets another
 * text: there is nothing to try again. */
export function PortalCrash() {
  const { t } = useTranslation('portal');
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) && error.status < 500;
  const away = awayOf(error);
  const post = away?.post;
  const visitor = away && !away.signedIn ? 'visitor' : null;
  const { t: unsaved } = useTranslation('unsaved');
  const name = refused ? 'missing' : away ? 'away' : 'crash';
  // Where the document's own data could not be read, its head names no stylesheet.
  const bare = useRouteLoaderData('root') === undefined;
  return (
    <>
      {/* In place: `precedence` would put them before the stylesheets of the head. */}
      {bare && <link rel="stylesheet" href={siteStyles} />}
      <link rel="stylesheet" href={styles} />
      <PortalFrame>
        <TwoLines thing={t(`${name}.thing`)} state={t(`${name}.state`)} />
        <p className="soft">
          {post
            ? unsaved(`${visitor ?? 'text'}.${away.reason}`)
            : t(visitor ? 'away.visitor' : `${name}.text`)}
        </p>
        {post && <UnsavedPostForm post={post} />}
        <p className="portal-go">
          {!refused && !post && <Button href={`${pathname}${search}`}>{t('crash.retry')}</Button>}
          <ActionLink href={portalPaths.overview} arrow>
            {t('missing.back')}
          </ActionLink>
        </p>
        {!refused && !away && (
          <div className="portal-code">
            <p className="note">{formatDateTime(new Date(), locale)}</p>
            <FailedCode />
          </div>
        )}
      </PortalFrame>
    </>
  );
}
