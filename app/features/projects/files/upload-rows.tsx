import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPaths } from '#app/paths.ts';
import { fileSize } from '../file-size.ts';
import { minutesLeft, type UploadItem } from './upload-item.ts';

type Acts = {
  onPause: (key: string) => void;
  onResume: (key: string) => void;
  onCancel: (key: string) => void;
};

/** The text below the bar: the progress, or why the upload stopped. */
function UploadStatus({ item }: { item: UploadItem }) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const { state, why, sent, size } = item;
  const come = fileSize(sent, locale);
  if (state === 'refused') return <p className="upload-bad">{t(`refused.${why ?? 'gone'}`)}</p>;
  if (state === 'checking') return <p>{t('row.checking')}</p>;
  if (state === 'paused') return <p>{t('row.paused', { come })}</p>;
  if (state === 'cut') {
    return (
      <p>
        <b className="upload-bad">{t('row.cut')}</b> {t('row.kept', { come })}
      </p>
    );
  }
  const minutes = minutesLeft(item, Date.now());
  return (
    <p>
      {t('row.of', { come, size: fileSize(size, locale) })}
      {minutes !== undefined && `, ${t('row.left', { count: minutes })}`}
    </p>
  );
}

/** Staff view as a client in this browser, and must end that before they send anything. */
function EndView({ project }: { project: string }) {
  const { t } = useTranslation('files');
  return (
    <form method="post" action={portalPaths.endView}>
      <input type="hidden" name="project" value={project} />
      <button type="submit" className="link">
        {t('row.endView')}
      </button>
    </form>
  );
}

function Row({ item, onPause, onResume, onCancel }: Acts & { item: UploadItem }) {
  const { t } = useTranslation('files');
  const { key, name, size, sent, state } = item;
  const percent = Math.floor((100 * sent) / size);
  const still = state === 'cut' || state === 'paused';
  return (
    <li>
      <p className="upload-row">
        <b>{name}</b>
        {state !== 'refused' && <span>{percent}%</span>}
      </p>
      {state !== 'refused' && (
        <div
          className="upload-bar"
          data-still={still || undefined}
          style={{ '--p': `${percent}%` } as CSSProperties}
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={still ? t('row.still', { name }) : name}
        />
      )}
      <div className="upload-row soft">
        <div aria-live={state === 'sending' ? 'off' : 'polite'}>
          <UploadStatus item={item} />
        </div>
        <div className="upload-acts">
          {state === 'sending' && (
            <button type="button" className="link" onClick={() => onPause(key)}>
              {t('row.pause')}
            </button>
          )}
          {still && (
            <button type="button" className="link" onClick={() => onResume(key)}>
              {t('row.resume')}
            </button>
          )}
          {item.why === 'viewing' && <EndView project={item.project} />}
          {state !== 'checking' && (
            <button
              type="button"
              className="link"
              aria-label={t('row.cancelOf', { name })}
              onClick={() => onCancel(key)}
            >
              {t(state === 'refused' ? 'row.away' : 'row.cancel')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Files on their way, each with its bar and what can be done with it. */
export function UploadRows({ items, ...acts }: Acts & { items: readonly UploadItem[] }) {
  const { t } = useTranslation('files');
  if (items.length === 0) return null;
  return (
    <ul className="upload-rows" aria-label={t('row.list')}>
      {items.map((item) => (
        <Row key={item.key} item={item} {...acts} />
      ))}
    </ul>
  );
}
