import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { services } from '../services.ts';

/** The services, each under the sentence that is usually heard before it. */
export function Offers() {
  const { t } = useTranslation('services');
  const locale = useLocale();
  return (
    <ol className="offers">
      {services().map(({ name, texts }, i) => {
        const text = texts[locale];
        return (
          <li key={name}>
            <a className="cols" href={pathTo(name, locale)}>
              <span className="note" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="parts-name">{text.name}</h3>
              <p className="sign">{t('sign', { sign: text.sign })}</p>
              <p className="soft">{text.summary}</p>
              <p className="fact">{text.price}</p>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
