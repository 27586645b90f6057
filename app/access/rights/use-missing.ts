import { useTranslation } from 'react-i18next';
import type { Action, Resource } from '../permissions.ts';

/** Names a permission that is missing, in words: "Falta a permissão: alterar leads e CRM." */
export function useMissing(): (resource: Resource, action: Action) => string {
  const { t } = useTranslation('rights');
  return (resource, action) =>
    t('missing', {
      permission: t('permission', {
        action: t(`actions.${action}`),
        resource: t(`resources.${resource}`),
      }),
    });
}
