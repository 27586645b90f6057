import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Rule } from '../rule.ts';

/** Reports over a rule that it was switched off by itself, and what to do about it. */
export function StoppedRule({ rule: { stoppedAt, isActive } }: { rule: Rule }) {
  const { t } = useTranslation('automation');
  const locale = useLocale();
  if (!stoppedAt || isActive) return null;
  return (
    <p className="admin-notice bad" role="status">
      {t('stoppedNotice', { when: formatDateTime(new Date(stoppedAt), locale) })}
    </p>
  );
}
