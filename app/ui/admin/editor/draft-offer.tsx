import { useTranslation } from 'react-i18next';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { Button } from '#app/ui/button.tsx';

type Props = {
  /** When it was last changed, in ms. */
  at: number;
  /** The data was saved again after it. */
  older: boolean;
  onResume: () => void;
  onDiscard: () => void;
};

/** Offers a draft that was never saved. It is put into the fields only when the user chooses so. */
export function DraftOffer({ at, older, onResume, onDiscard }: Props) {
  const { t } = useTranslation('editor', { keyPrefix: 'draft' });
  const locale = useLocale();
  const now = useNow();
  const when = formatWhen(new Date(at), now, locale);
  return (
    <section
      className="admin-notice form-page-draft"
      role="status"
      aria-label={t('title', { when })}
    >
      <p>
        <b>{t('title', { when })}</b> {older && t('older')}
      </p>
      <div className="acts">
        <Button type="button" variant="outline" small onClick={onResume}>
          {t('resume')}
        </Button>
        <button type="button" className="link" onClick={onDiscard}>
          {t('discard')}
        </button>
      </div>
    </section>
  );
}
