import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { Forbidden } from '#app/access/guard.server.ts';
import { useMissing } from '#app/access/rights/use-missing.ts';
import { type Away, awayOf } from '#app/access/unsaved/away.ts';
import { UnsavedPostForm } from '#app/access/unsaved/unsaved-post-form.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPaths, areaPaths, authPaths, pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { refusedPost, useRefusalWords } from '../live/refused-posts.ts';
import { refusalOf } from './refusal.ts';

function ForbiddenPage({ missing, granters, wasStaff }: Forbidden) {
  const { t } = useTranslation('admin');
  const nameOf = useMissing();
  return (
    <>
      <h1 className="title">{t('forbidden.title')}</h1>
      {missing ? (
        <>
          <p>{nameOf(missing.resource, missing.action)}</p>
          <p className="soft">
            {t('forbidden.granters', {
              roles: granters.map((role) => t(`roles.${role}`)).join(', '),
            })}
          </p>
          <Button href={areaPaths.admin}>{t('forbidden.back')}</Button>
        </>
      ) : (
        <>
          <p>{t(wasStaff ? 'forbidden.roleEnded' : 'forbidden.staffOnly')}</p>
          <div className="acts">
            <Button href={areaPaths.portal}>{t('forbidden.portal')}</Button>
            <Button href={authPaths.signOut} variant="outline">
              {t('signOut')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Screens that are a list: their data is safe, even if it could not be read. */
const LISTS = [
  ...([
    'leads',
    'endingLeads',
    'unfinishedLeads',
    'resultDeals',
    'resultContacts',
    'feedback',
    'newsletter',
    'content',
    'seoPages',
    'seoTags',
  ] as const),
  ...(['people', 'privacy', 'security', 'changes', 'work'] as const),
];

/** A list that could not be read, in its place: its filters stay in the address. */
function ListNotLoaded({ at }: { at: string }) {
  const { t } = useTranslation('admin', { keyPrefix: 'listNotLoaded' });
  return (
    <div role="alert">
      <EmptyState
        title={t('title')}
        text={t('text')}
        action={<Button href={at}>{t('again')}</Button>}
      />
    </div>
  );
}

/** A screen that could not be read, or a post that could not be stored, while the database accepts no work. */
function AwayPage({ reason, post, at }: Away & { at: string }) {
  const { t } = useTranslation('admin');
  const { t: unsaved } = useTranslation('unsaved');
  return (
    <>
      <h1 className="title">{post ? unsaved(`title.${reason}`) : t('away.title')}</h1>
      <p>{post ? unsaved(`text.${reason}`) : t('away.text')}</p>
      {post ? <UnsavedPostForm post={post} /> : <Button href={at}>{t('crash.retry')}</Button>}
    </>
  );
}

/** An address with the id of a record. */
const RECORD = /\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

type ScreenErrorProps = {
  /** The content of the screen, where the specification has words for its failure. */
  loading?: 'company' | 'forms' | 'fields' | 'logos';
};

/** The error in place of a screen: refused, not found, or crashed (words of §8). */
export function ScreenError({ loading }: ScreenErrorProps) {
  const { t } = useTranslation('admin');
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const refused = refusalOf(error);
  const sayRefused = useRefusalWords();
  const post = refused ? null : refusedPost(error);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const away = awayOf(error);
  const broken = !refused && !missing && !post && !away;
  const list = !loading && LISTS.find((screen) => adminPaths[screen] === pathname);
  return (
    <div className="admin-error">
      {refused && <ForbiddenPage {...refused} />}
      {missing && (
        <>
          <h1 className="title">{t('notFound.title')}</h1>
          <p>
            {RECORD.test(pathname) ? t('notFound.record') : t('notFound.text', { path: pathname })}
          </p>
          <Button href={areaPaths.admin}>{t('forbidden.back')}</Button>
        </>
      )}
      {post && (
        <>
          <h1 className="title">{t('forbidden.post')}</h1>
          <p>{sayRefused(post)}</p>
          <Button href={`${pathname}${search}`}>{t('forbidden.screen')}</Button>
        </>
      )}
      {away && <AwayPage {...away} at={`${pathname}${search}`} />}
      {broken && list && <ListNotLoaded at={`${pathname}${search}`} />}
      {broken && !list && (
        <>
          <h1 className="title">{t(loading ? 'notLoaded.title' : 'crash.title')}</h1>
          {loading && <p>{t(`notLoaded.${loading}`)}</p>}
          <p>{t('crash.text')}</p>
          <div className="acts">
            <Button href={`${pathname}${search}`}>{t('crash.retry')}</Button>
            <Button href={pathTo('serverError', locale)} variant="outline">
              {t('crash.page')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
