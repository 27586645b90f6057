import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { EXAMPLES } from '../examples.ts';

/** Example rules, where there is none yet. */
export function ExampleRules() {
  const { t } = useTranslation('automation');
  return (
    <section className="rule-examples" aria-labelledby="examples">
      <h2 className="subtitle" id="examples">
        {t('examples.title')}
      </h2>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <b>{t(`examples.${example}`)}</b>
            <Link
              className="button outlined compact"
              to={`${adminPath('automationRule', { id: 'new' })}?example=${example}`}
              aria-label={`${t('examples.use')}: ${t(`examples.${example}`)}`}
            >
              {t('examples.use')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
