import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import stylesheet from './saved-posts.css?url';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'saved', 'meta');
  return {
    head: { title: t('title'), description: t('description'), noindex: true, stylesheet },
  };
}

/** Posts that the service worker answers itself; each is about one saved post. */
function Choices({ isSent = false }: { isSent?: boolean }) {
  const { t } = useTranslation('saved');
  const drop = (
    <button
      type="submit"
      className={buttonClass({ variant: 'outline', small: true })}
      name="act"
      value="drop"
    >
      {t(isSent ? 'clear' : 'drop.yes')}
    </button>
  );
  return (
    <form method="post" className="saved-choices">
      <input type="hidden" name="id" value="{id}" />
      {isSent ? (
        drop
      ) : (
        <>
          <button type="submit" className={buttonClass({ small: true })} name="act" value="send">
            {t('send')}
          </button>
          <details>
            <summary className="link">{t('drop.label')}</summary>
            <p className="small">{t('drop.ask')}</p>
            {drop}
          </details>
        </>
      )}
    </form>
  );
}

/**
 * The posts that wait on this device. They are known to the browser alone: the service worker fills a row for each
 * into the list, from the template of its state, and answers the buttons.
 */
export default function SavedPostsPage() {
  const { t } = useTranslation('saved');
  const locale = useLocale();
  const answers = <dl className="saved-answers">{'{answers}'}</dl>;
  const title = (
    <h2 className="subtitle">
      <a className="link" href="{page}">
        {'{title}'}
      </a>
    </h2>
  );
  const numberPage = pathTo('protocol', locale, { protocol: 'NUMBER' });
  const sent = {
    sent: null,
    numbered: (
      <p className="stamp">
        <span className="note">{t('number')}</span>{' '}
        <b>
          <a className="link" href={numberPage.replace('NUMBER', '{number}')}>
            {'{number}'}
          </a>
        </b>
      </p>
    ),
    linked: (
      <p>
        <a className="link" href="{link}">
          {t('follow', { number: '{number}' })}
        </a>
      </p>
    ),
  };
  return (
    <div className="frame saved-posts">
      <h1 className="sheet-title">{t('title')}</h1>
      <p className="lead soft">{t('text')}</p>
      {/* The text of list-saved-posts.ts. */}
      <ol className="saved-list" data-saved="true" />
      <div className="saved-none">
        <p>{t('none')}</p>
        <ActionLink href={pathTo('contact', locale)} arrow>
          {t('contact')}
        </ActionLink>
      </div>
      <template data-row="waiting">
        <li className="saved-post">
          {title}
          <p className="small soft">{t('waiting', { when: '{when}' })}</p>
          {answers}
          <Choices />
        </li>
      </template>
      <template data-row="refused">
        <li className="saved-post">
          {title}
          <p className="notice">{t('refused', { when: '{when}' })}</p>
          {answers}
          <Choices />
        </li>
      </template>
      {Object.entries(sent).map(([row, stamp]) => (
        <template key={row} data-row={row}>
          <li className="saved-post">
            {title}
            <p className="small">{t('sent', { when: '{when}' })}</p>
            {stamp}
            <Choices isSent />
          </li>
        </template>
      ))}
    </div>
  );
}
