import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { isRemovable } from '../overrides/visibility.ts';
import { ContentActs, ContentErase } from './content-act-buttons.tsx';
import { SIDE } from './content-preview.tsx';
import type { Editor } from './editor.ts';

/** What the item is, where it stands, and the pages to look at. */
export function ContentHead({
  editor: { item, isMade, hasDraft, publishedAt, rowId, visibility, mayAct, leads },
}: {
  editor: Editor;
}) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { kind, slug, name, paths } = item;
  const removable = isRemovable(kind);
  const row = { kind, slug, name, visibility, isMade, removable, hideable: mayAct };
  const isPublic = visibility === 'visible' && (!isMade || publishedAt !== null);
  return (
    <>
      <header className="admin-head">
        <div>
          <p className="note">{t(`kinds.${kind}`)}</p>
          <h1 className="title">{name || t('list.unnamed')}</h1>
        </div>
        <p className="content-states">
          {visibility !== 'visible' && (
            <span className="content-state" data-state={visibility}>
              {t(`states.${visibility}`)}
            </span>
          )}
          {hasDraft && (
            <span className="content-state" data-state="draft">
              {t('states.draft')}
            </span>
          )}
          <span className="content-state" data-state={publishedAt ? 'published' : 'file'}>
            {publishedAt
              ? t('editor.publishedOn', { when: formatDateTime(new Date(publishedAt), locale) })
              : t(isMade ? 'editor.unpublished' : 'states.file')}
          </span>
        </p>
        {mayAct && (
          <div className="content-acts">
            <ContentActs row={row} action={adminPath('content')} />
            <ContentErase row={row} action={adminPath('content')} />
          </div>
        )}
        <Link className="link" to={adminPath('content')}>
          {t('editor.back')}
        </Link>
      </header>
      <ul className="content-links">
        {LOCALES.map((one) => (
          <li key={one}>
            <a
              className="link"
              href={adminPath('contentPreview', { kind, slug, language: SIDE[one] })}
              target="_blank"
              rel="noreferrer"
            >
              {t(`editor.preview.${SIDE[one]}`)}
            </a>
          </li>
        ))}
        {(isPublic ? LOCALES : [])
          .filter((one) => paths[one])
          .map((one) => (
            <li key={one}>
              <a className="link" href={paths[one]} target="_blank" rel="noreferrer">
                {t(`editor.page.${SIDE[one]}`)}
              </a>
            </li>
          ))}
        {leads !== null && (
          <li>
            <Link className="link" to={adminPath('leads')}>
              {t('editor.leads', { count: leads })}
            </Link>
          </li>
        )}
        {rowId && (
          <li>
            <Link className="link" to={`${adminPath('changes')}?row=${rowId}`}>
              {t('editor.history')}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
