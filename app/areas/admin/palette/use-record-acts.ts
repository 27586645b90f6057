import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Permission } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { FoundKind } from '#app/palette-registry.ts';
import { useAllKeys } from '#app/ui/admin/keys/keys.tsx';
import { showNotice } from '#app/ui/admin/show-notice.ts';

export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An act of a found record: its name, and the button of the record's page that does it. */
export type FoundAct = { name: string; at: string };

/** The acts that a found record offers before it is opened. */
export function useActsOfKind(): (kind: FoundKind) => readonly FoundAct[] {
  const { t } = useTranslation('admin', { keyPrefix: 'palette.onRecord' });
  const { has } = usePermissions();
  const acts: Partial<Record<FoundKind, readonly (FoundAct & { needs: Permission })[]>> = {
    lead: [
      { needs: 'crm:update', name: t('qualify'), at: '[data-acts] [value=qualified]' },
      { needs: 'crm:update', name: t('lose'), at: '[data-acts] [value=lost]' },
      { needs: 'crm:update', name: t('spam'), at: '[data-acts] [value=spam]' },
      { needs: 'crm:update', name: t('assign'), at: '.owner-menu > summary' },
    ],
    deal: [
      { needs: 'crm:update', name: t('stage'), at: '' },
      { needs: 'crm:update', name: t('win'), at: '.deal-stages [data-kind=won]' },
      { needs: 'crm:update', name: t('lose'), at: '.deal-stages [data-kind=lost]' },
    ],
    ticket: [
      { needs: 'feedback:update', name: t('solve'), at: '[data-acts] [value=solved]' },
      { needs: 'feedback:update', name: t('begin'), at: '[data-acts] [value=in_progress]' },
    ],
    invoice: [
      { needs: 'financial:approve', name: t('issue'), at: 'form:has([value=issue]) [type=submit]' },
      { needs: 'financial:approve', name: t('pay'), at: 'form:has([value=pay]) [type=submit]' },
    ],
  };
  return (kind) => (acts[kind] ?? []).filter(({ needs }) => has(needs));
}

/** Opens a record and presses one of its acts there, so that whatever the act asks is asked as usual. */
export function useActOnRecord(): (to: string, act: FoundAct) => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const keys = useAllKeys();
  const [wanted, want] = useState<{ to: string; act: FoundAct }>();
  const arrived = wanted !== undefined && state === 'idle' && pathname === wanted.to;
  useEffect(() => {
    if (!arrived) return;
    // After the effects of the page, which add its keys.
    const timer = setTimeout(() => {
      want(undefined);
      const { name, at } = wanted.act;
      const button = at === '' ? null : document.querySelector<HTMLElement>(`main ${at}`);
      const bound = keys.find(({ label }) => at === '' && capitalized(label) === name);
      if (button) {
        button.focus();
        button.click();
      } else if (bound) bound.run();
      else showNotice('palette', 'error', t('palette.notNow', { act: name }));
    });
    return () => clearTimeout(timer);
  }, [arrived, wanted, keys, t]);
  return (to, act) => {
    want({ to, act });
    if (to !== pathname) void navigate(to);
  };
}
