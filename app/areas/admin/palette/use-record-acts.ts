import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Permission } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { FoundKind } from '#app/palette-registry.ts';
import { useAllKeys } from '#app/ui/admin/keys/keys.tsx';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { pageActs } from './page-acts.ts';

export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The names of the acts that a found record offers before it is opened: those of buttons and keys of its page. */
export function useActsOfKind(): (kind: FoundKind) => readonly string[] {
  const { t } = useTranslation(['leads', 'deals', 'tickets', 'staff-invoices']);
  const { has } = usePermissions();
  const acts: Partial<Record<FoundKind, readonly (readonly [Permission, string])[]>> = {
    lead: [
      ['crm:update', t('leads:moves.qualified')],
      ['crm:update', t('leads:moves.lost')],
      ['crm:update', t('leads:moves.spam')],
      ['crm:update', capitalized(t('leads:owners.keyOne'))],
    ],
    deal: [
      ['crm:update', capitalized(t('deals:changeStage'))],
      ['crm:update', t('deals:mark.won')],
      ['crm:update', t('deals:mark.lost')],
    ],
    ticket: [
      ['feedback:update', t('tickets:moves.solved')],
      ['feedback:update', t('tickets:moves.in_progress')],
    ],
    invoice: [
      ['financial:approve', t('staff-invoices:acts.issue')],
      ['financial:approve', t('staff-invoices:acts.pay')],
    ],
  };
  return (kind) =>
    (acts[kind] ?? []).filter(([permission]) => has(permission)).map(([, name]) => name);
}

/** Opens a record and presses one of its acts there, so that whatever the act asks is asked as usual. */
export function useActOnRecord(): (to: string, act: string) => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const keys = useAllKeys();
  const [wanted, want] = useState<{ to: string; act: string }>();
  const arrived = wanted !== undefined && state === 'idle' && pathname === wanted.to;
  useEffect(() => {
    if (!arrived) return;
    // After the effects of the page, which add its keys.
    const timer = setTimeout(() => {
      want(undefined);
      const press =
        pageActs()
          .flatMap(({ of, acts }) => (of === '' ? [] : acts))
          .find(({ name }) => name === wanted.act)?.press ??
        keys.find(({ group, label }) => group === 'record' && capitalized(label) === wanted.act)
          ?.run;
      if (press) press();
      else showNotice('palette', 'error', t('palette.notNow', { act: wanted.act }));
    });
    return () => clearTimeout(timer);
  }, [arrived, wanted, keys, t]);
  return (to, act) => {
    want({ to, act });
    if (to !== pathname) void navigate(to);
  };
}
