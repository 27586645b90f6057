import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Permission, Resource } from '#app/access/permissions.ts';

/** A permission in words, as the error about a missing one names it. */
export function useScopeName(): (scope: Permission) => string {
  const { t } = useTranslation('rights');
  return useCallback(
    (scope) => {
      const [resource, action] = scope.split(':') as [Resource, Action];
      return t('permission', {
        action: t(`actions.${action}`),
        resource: t(`resources.${resource}`),
      });
    },
    [t],
  );
}
