import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { awayOf } from '#app/access/unsaved/away.ts';
import { UnsavedPostForm } from '#app/access/unsaved/unsaved-post-form.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import siteStyles from '#app/styles/site.css?url';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import stylesheet from '../kit/holding.css?url';
import { HoldingSheet } from '../kit/holding-sheet.tsx';
import { CrashCode } from './crash-code.tsx';
import { errorPageOf } from './crashed-address.ts';
import { useRequestId } from './request-id.ts';

/** The error page of the site: what happened, retry, and a link home. */
export function CrashScreen() {
  const { t } = useTranslation('crash');
  const { t: unsaved } = useTranslation('unsaved');
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const requestId = useRequestId();
  const address = `${pathname}${search}`;
  // Where the document's own data could not be read, its head names no stylesheet.
  const away = awayOf(useRouteError());
  const post = away?.post;
  const visitor = away && !away.signedIn ? 'visitor' : null;
  const bare = useRouteLoaderData('root') === undefined;
  return (
    <main id="conteudo">
      {bare && <link rel="stylesheet" href={siteStyles} precedence="site" />}
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <HoldingSheet
        title={
          post && !visitor ? unsaved(`title.${away.reason}`) : t(away ? 'away.title' : 'title')
        }
        text={
          post
            ? unsaved(`${visitor ?? 'text'}.${away.reason}`)
            : t(away ? `away.${visitor ?? 'text'}` : 'text')
        }
        note={
          post ? (
            <UnsavedPostForm post={post} />
          ) : (
            !away && requestId && <CrashCode id={requestId} />
          )
        }
        actions={
          <>
            {!post && <Button href={address}>{t('retry')}</Button>}
            {!away && (
              <ActionLink href={errorPageOf(locale, requestId, address)}>
                {t('errorPage')}
              </ActionLink>
            )}
          </>
        }
        figure={<Ponteiro state="cracked" />}
      />
    </main>
  );
}
