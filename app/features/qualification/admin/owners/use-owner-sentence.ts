import { useTranslation } from 'react-i18next';
import type { OwnerReply } from './lead-owners.ts';

/** What became of leads that were given to somebody, in words. */
export function useOwnerSentence() {
  const { t } = useTranslation('leads');
  return (reply: OwnerReply): string => {
    if (!reply.owner) return t(`owners.refused.${reply.why}`);
    if (reply.owner === 'back') return t('owners.back', { count: reply.count });
    const { name, count } = reply;
    return name ? t('owners.given', { count, name }) : t('owners.givenNobody', { count });
  };
}
