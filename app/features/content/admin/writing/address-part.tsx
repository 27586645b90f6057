import { useTranslation } from 'react-i18next';
import { LOCALES } from '#app/i18n/locale.ts';
import type { Editor } from '../editor.ts';

/** The public address in each language, and the former ones that lead there. */
export function AddressPart({ editor: { item, former } }: { editor: Editor }) {
  const { t } = useTranslation('content');
  const locales = LOCALES.filter((locale) => item.paths[locale] || former[locale]?.length);
  return (
    <section className="form-page-part" aria-labelledby="ct-address">
      <h2 className="subtitle" id="ct-address">
        {t('writing.address')}
      </h2>
      {locales.length === 0 && <p className="soft small">{t('writing.noAddress')}</p>}
      {locales.map((locale) => (
        <ul key={locale} className="writing-addresses">
          {item.paths[locale] && (
            <li>
              <code>{item.paths[locale]}</code>
            </li>
          )}
          {(former[locale] ?? []).map((path) => (
            <li key={path} className="former">
              <span className="unseen">{t('writing.redirects')} </span>
              <code>{path}</code>
            </li>
          ))}
        </ul>
      ))}
      <p className="soft small">{t('writing.addressHint')}</p>
    </section>
  );
}
