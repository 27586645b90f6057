import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Conflict, Deletion } from '#app/audit/setting-changes.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { SettingDifferences } from './setting-differences.tsx';

type Props = {
  conflict: Conflict;
  /** The screen with what is saved now; what was typed is given up. */
  reloadTo: string;
};

function useWho() {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  return ({ by, at }: Deletion) => ({
    who: by ?? t('somebody'),
    when: at ? formatDateTime(new Date(at), locale) : '',
  });
}

type DeletedProps = {
  deleted: Deletion;
  /** Where to go from here, when saving once more cannot bring it back. */
  instead?: { text: string; label: string; to: string } | undefined;
};

/**
 * Says that somebody has deleted what is being edited; everything typed is still in the form. Stands
 * inside of it, after its ReadRevision: on revision 0 a save brings the row back, knowingly.
 */
export function DeletedNotice({ deleted, instead }: DeletedProps) {
  const { t } = useTranslation('audit');
  const who = useWho();
  return (
    <section className="ad-notice bad tall" role="alert" aria-label={t('deleted.title')}>
      <p>
        <b>{t('deleted.title')}</b> {t('deleted.text', who(deleted))}
      </p>
      {instead ? (
        <p>
          {instead.text}{' '}
          <Link className="l" to={instead.to}>
            {instead.label}
          </Link>
        </p>
      ) : (
        <>
          <p>{t('deleted.ways')}</p>
          <input type="hidden" name="revision" value={0} />
        </>
      )}
    </section>
  );
}

/**
 * Says that somebody else was quicker, and what would be lost. Stands inside the form, after its
 * ReadRevision: with it goes the newer one, so that sending once more overwrites knowingly.
 */
export function EditConflict({ conflict, reloadTo }: Props) {
  const { t } = useTranslation('audit');
  const who = useWho();
  const { revision, differences, deleted } = conflict;
  if (deleted) return <DeletedNotice deleted={conflict} />;
  return (
    <section className="ad-notice bad tall" role="alert" aria-label={t('conflict.title')}>
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.text', who(conflict))}
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
