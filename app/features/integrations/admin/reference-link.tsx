import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpoints, side } from '#app/paths.ts';

/** The reference of the API, in the language of the user. */
export function ReferenceLink() {
  const { t } = useTranslation('integrations');
  return (
    <a className="link reference-link" href={endpoints.apiReference[side(useLocale())]}>
      {t('referenceLink')}
    </a>
  );
}
