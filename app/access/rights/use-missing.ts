import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Action, Resource } from '../permissions.ts';

type Missing = (resource: Resource, action: Action) => string;

/** Names a missing permission in words: "Falta a permissão: alterar leads e CRM." */
export const missingIn =
  (t: TFunction<'rights'>): Missing =>
  (resource, action) =>
    t('missing', {
      permission: t('permission', {
        action: t(`actions.${action}`),
        resource: t(`resources.${resource}`),
      }),
    });

export function useMissing(): Missing {
  const { t } = useTranslation('rights');
  return missingIn(t);
}
