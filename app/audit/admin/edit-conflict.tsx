import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Conflict } from '../setting-changes.ts';
import { SettingDifferences } from './setting-differences.tsx';

type Props = {
  conflict: Conflict;
  /** The screen with what is saved now; what was typed is given up. */
  reloadTo: string;
};

/**
 * Says that somebody else was quicker, and what would be lost. Stands inside the form, after its
 * ReadRevision: with it goes the newer one, so that sending once more overwrites knowingly.
 */
export function EditConflict({ conflict: { revision, differences, by, at }, reloadTo }: Props) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const values = {
    who: by ?? t('somebody'),
    when: at ? formatDateTime(new Date(at), locale) : '',
  };
  return (
    <section className="ad-notice bad tall" role="alert" aria-label={t('conflict.title')}>
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.text', values)}
      </p>
      <SettingDifferences
        caption={t('conflict.caption')}
        differences={differences}
        before={t('conflict.theirs')}
        after={t('conflict.yours')}
      />
      <p>
        {t('conflict.ways')}{' '}
        <Link className="l" to={reloadTo} reloadDocument>
          {t('conflict.reload')}
        </Link>
      </p>
      <input type="hidden" name="revision" value={revision} />
    </section>
  );
}
