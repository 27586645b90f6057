import { Bookmark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { LONGEST_NAME, MOST_VIEWS, type SavedView, type ViewsHere } from './saved-views.ts';
import { useKeepViews } from './use-keep-views.ts';

type Keeping = ReturnType<typeof useKeepViews>;
type Props = { views: ViewsHere };

/** A name for a new view, or another name for an existing one. */
function NameForm({ views, view, keeping }: Props & { view?: SavedView; keeping: Keeping }) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  const { Form, busy, refused } = keeping;
  const id = `view-${view?.id ?? 'new'}`;
  return (
    <Form method="post" action={views.action}>
      <input type="hidden" name="intent" value="put" />
      <input type="hidden" name="list" value={views.list} />
      <input type="hidden" name="query" value={views.query} />
      {view && <input type="hidden" name="id" value={view.id} />}
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        className="input"
        name="name"
        required
        maxLength={LONGEST_NAME}
        defaultValue={view?.name}
        autoComplete="off"
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused ? `${id}-e` : undefined}
      />
      {refused && (
        <p className="error" id={`${id}-e`} role="alert">
          {t(`refused.${refused === 'forbidden' ? 'invalid' : refused}`)}
        </p>
      )}
      <Button type="submit" small busy={busy}>
        {t(view ? 'rename' : 'save')}
      </Button>
    </Form>
  );
}

/** Views whose filters may be replaced by those on the screen. */
function Updates({ views, keeping }: Props & { keeping: Keeping }) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  return (
    <>
      <p className="soft">{t('update')}</p>
      {views.views.map((view) => (
        <button
          key={view.id}
          type="button"
          className="fold-menu-item"
          aria-label={t('updateOne', { name: view.name })}
          onClick={() => keeping.put({ ...view, query: views.query })}
        >
          {view.name}
        </button>
      ))}
    </>
  );
}

function ViewTabs({ views, keeping }: Props & { keeping: Keeping }) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  return views.current.map((view) => (
    <div key={view.id}>
      <NameForm views={views} view={view} keeping={keeping} />
      <button type="button" className="fold-menu-item" onClick={() => keeping.drop(view)}>
        {t('drop')}
      </button>
    </div>
  ));
}

/** Saves the list's filters under a name, and changes saved views; posts with scripts only. */
export function ViewMenu({ views }: Props) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  const fold = useRef<HTMLDetailsElement>(null);
  const keeping = useKeepViews(views);
  const { settled } = keeping;
  useEffect(() => {
    if (settled === 0 || !fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  }, [settled]);
  if (!useHydrated()) return null;
  const isOne = views.current.length > 0;
  const full = views.views.length >= MOST_VIEWS;
  return (
    <FoldMenu
      foldRef={fold}
      className="data-table-views"
      tip={t('title')}
      label={
        <>
          <Bookmark aria-hidden="true" /> <span>{t('title')}</span>
        </>
      }
    >
      {isOne && <ViewTabs views={views} keeping={keeping} />}
      {!isOne && views.query === '?' && <p className="soft">{t('hint')}</p>}
      {!isOne && views.query !== '?' && (
        <>
          {full ? (
            <p className="soft">{t('refused.full')}</p>
          ) : (
            <NameForm key={settled} views={views} keeping={keeping} />
          )}
          {views.views.length > 0 && <Updates views={views} keeping={keeping} />}
        </>
      )}
    </FoldMenu>
  );
}
