import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { measuredFacts, type SiteFacts } from './site-facts.ts';

/** The figures of this site one under the other, each with how it was measured. */
export function FactList({ facts }: { facts: SiteFacts }) {
  const { t } = useTranslation('facts');
  const locale = useLocale();
  return (
    <dl className="facts">
      {measuredFacts(facts, t, locale).map(({ key, name, value, how }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd className="soft small">{how}</dd>
        </div>
      ))}
      {/* Last, since only a script can measure it: nothing below moves when it comes. */}
      <div hidden>
        <dt>{t('load.name')}</dt>
        <dd data-load={t('load.value', { seconds: '#' })} />
        <dd className="soft small">{t('load.how')}</dd>
      </div>
    </dl>
  );
}
