import { useTranslation } from 'react-i18next';
import { CONSENT_CATEGORIES } from '#app/consent/storage-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { ActionLink } from '#app/ui/link.tsx';

function Categories() {
  const { t } = useTranslation('consent', { keyPrefix: 'preferences' });
  return (
    <>
      {CONSENT_CATEGORIES.map((category) => (
        <Checkbox
          key={category}
          id={`consent-${category}`}
          name={category}
          defaultChecked={category === 'necessary'}
          disabled={category === 'necessary'}
        >
          <b>{t(`categories.${category}.title`)}</b>
          <span>{t(`categories.${category}.text`)}</span>
        </Checkbox>
      ))}
      <Checkbox id="consent-counted" name="counted">
        <b>{t('counted.title')}</b>
        <span>{t('counted.text')}</span>
      </Checkbox>
    </>
  );
}

/** What may be stored, category by category. The close button is there once a first choice was made. */
export function Preferences({ stylesheet }: { stylesheet: string }) {
  const { t } = useTranslation('consent', { keyPrefix: 'preferences' });
  const locale = useLocale();
  return (
    <dialog
      className="dlg narrow consent-dialog"
      aria-labelledby="preferences-title"
      data-stylesheet={stylesheet}
    >
      <form method="dialog" className="dlg-close" hidden>
        <button type="submit" className="close" aria-label={t('close')} />
      </form>
      <form method="dialog" className="consent-form dlg-body">
        <h2 id="preferences-title" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="soft small">{t('text')}</p>
        <p className="notice" data-gpc="on" hidden>
          {t('gpc')}
        </p>
        <Categories />
        <div className="acts">
          <Button type="submit" small value="these" data-gpc="off">
            {t('save')}
          </Button>
          <Button type="submit" small variant="outline" value="all" data-gpc="off">
            {t('all')}
          </Button>
          <Button type="submit" small variant="outline" value="necessary">
            {t('necessary')}
          </Button>
        </div>
        <p className="acts">
          <ActionLink href={pathTo('cookies', locale)}>{t('cookies')}</ActionLink>
          <ActionLink href={pathTo('privacy', locale)}>{t('privacy')}</ActionLink>
          <ActionLink href={pathTo('contact', locale)}>{t('contact')}</ActionLink>
        </p>
      </form>
    </dialog>
  );
}
