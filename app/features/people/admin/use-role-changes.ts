import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleKey } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { AccessReply } from '../commands/access-actions.server.ts';
import { useRoleName } from './use-role-name.ts';

/** The key of a role, or `none`. */
export type RoleChoice = RoleKey;
/** The role of a user, as listed and as requested. */
export type RoleChange = {
  id: string;
  name: string;
  seen: RoleChoice;
  role: RoleChoice;
  /** The new owner of what the user can no longer answer for. */
  handTo: string;
};

const addressOf = ({ id }: RoleChange) => adminPath('person', { personId: id });

/** Changes roles of users from their list. */
export function useRoleChanges() {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const last = useRef<RoleChange>(undefined);
  const { Form, data, formData, submit } = useActionToast<AccessReply>(adminPath('people'), {
    kind: 'role',
    undo: t('matrix.undo'),
    wordsOf: (reply) => {
      const { current: made } = last;
      if (!reply.ok || !made) return null;
      const words = (role: RoleChoice) => ({ name: made.name, role: roleName(role) });
      if (reply.intent !== 'role') return { title: t('list.back', words(made.seen)) };
      const { handed } = reply.data;
      return {
        title: t('list.changed', words(made.role)),
        text: handed && t('transfer.done', { count: handed.count }),
      };
    },
  });
  const send = (change: RoleChange) => {
    last.current = change;
    const { seen, role, handTo } = change;
    void submit(
      { intent: 'role', seen, role, handTo },
      { method: 'post', action: addressOf(change) },
    );
  };
  return {
    send,
    Form,
    /** The pending change, or the last one. */
    address: last.current && addressOf(last.current),
    sent: formData?.get('intent') === 'role' ? last.current : undefined,
    reply: data?.ok ? undefined : data,
  };
}
