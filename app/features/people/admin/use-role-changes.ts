import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { Role } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { AccessReply } from '../access-reply.server.ts';

/** Longer than other toasts stay: its button is far away without a mouse. */
const UNDO_MS = 10_000;

export type RoleChoice = Role | 'none';
/** The role of a user, as listed and as requested. */
export type RoleChange = {
  id: string;
  name: string;
  seen: RoleChoice;
  role: RoleChoice;
  /** The new owner of what the user can no longer answer for. */
  handTo: string;
};

/** Changes roles of users from their list, reports that, and offers the undo. */
export function useRoleChanges() {
  const { t } = useTranslation('people');
  const fetcher = useFetcher<AccessReply>();
  const { data, submit } = fetcher;
  const last = useRef<RoleChange>(undefined);
  const addressOf = ({ id }: RoleChange) => adminPath('person', { personId: id });
  const take = (change: RoleChange) => {
    last.current = change;
    const { seen, role, handTo } = change;
    void submit(
      { intent: 'role', seen, role, handTo },
      { method: 'post', action: addressOf(change) },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reply is reported once
  useEffect(() => {
    const { current: made } = last;
    if (!data?.done || !made) return;
    const { undo } = data;
    const words = (role: RoleChoice) => ({ name: made.name, role: t(`roles.${role}`) });
    if (!undo) {
      showNotice('role', 'success', t('list.back', words(made.seen)));
      return;
    }
    showNotice('role', 'success', t('list.changed', words(made.role)), {
      ...(data.handed && { description: t('handOver.done', { count: data.handed }) }),
      duration: UNDO_MS,
      action: {
        label: t('matrix.undo'),
        onClick: (event) => {
          // The reply replaces this toast: one that is being removed would take it along.
          event.preventDefault();
          void submit({ ...undo }, { method: 'post', action: addressOf(made) });
        },
      },
    });
  }, [data]);
  return {
    take,
    Form: fetcher.Form,
    /** The pending change, or the last one. */
    address: last.current && addressOf(last.current),
    sent: fetcher.formData?.get('intent') === 'role' ? last.current : undefined,
    told: data?.done ? undefined : data,
  };
}
