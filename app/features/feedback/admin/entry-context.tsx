import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { entryFacts } from './entry-facts.ts';
import type { Entry } from './staff-feedback.store.server.ts';

/** Where an entry came from, as its sender claims. */
export function EntryContext({ entry }: { entry: Entry }) {
  const { t } = useTranslation('staff-feedback');
  const locale = useLocale();
  return (
    <section aria-labelledby="context">
      <h2 id="context" className="subtitle">
        {t('context')}
      </h2>
      <dl className="admin-facts">
        {entryFacts(entry, t, locale).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
