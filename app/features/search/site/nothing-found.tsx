import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

type NothingFoundProps = { query: string; suggestions: readonly string[] };
const WAYS = ['services', 'lab', 'faq', 'contact'] as const;

/** No results: near words that exist, hints, and links. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
  const { t } = useTranslation('search', { keyPrefix: 'nothing' });
  const { t: site } = useTranslation('site');
  const locale = useLocale();
  const search = pathTo('search', locale);
  return (
    <section className="empty" aria-labelledby="nothing">
      <h2 id="nothing" className="subtitle">
        {t('title', { query })}
      </h2>
      {suggestions.length > 0 && (
        <>
          <p>{t('near')}</p>
          <ul>
            {suggestions.map((word) => (
              <li key={word}>
                <ActionLink href={`${search}?q=${encodeURIComponent(word)}`}>{word}</ActionLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">{t('tips')}</p>
      <ul>
        {WAYS.map((name) => (
          <li key={name}>
            <ActionLink href={pathTo(name, locale)} arrow>
              {site(`pages.${name}`)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
