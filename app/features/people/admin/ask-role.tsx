import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRole } from '#app/access/permissions.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import type { PersonRow } from '../people.ts';
import { type NewOwner, TransferField } from './transfer-field.tsx';
import type { RoleChoice } from './use-role-changes.ts';
import { useRoleName } from './use-role-name.ts';

type Props = {
  person: PersonRow;
  to: RoleChoice;
  /** Possible new owners. */
  newOwners: readonly NewOwner[];
  /** Receives the new owner of what the user can no longer answer for. */
  confirm: (handTo: string) => void;
  cancel: () => void;
};

/** Asks before a user gets another role, or none. */
export function AskRole({
  person: { name, role, products, roleUntil, owned },
  to,
  newOwners,
  confirm,
  cancel,
}: Props) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const locale = useLocale();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [handTo, choose] = useState('rules');
  useEffect(() => dialog.current?.showModal(), []);
  const names = {
    name,
    from: roleName(role ?? 'none', products),
    to: roleName(to, to === 'none' ? null : products),
  };
  const act = to === 'none' ? 'end' : role ? 'change' : 'give';
  // Only the server computes which work the new role does not allow, and so what can be
  // reassigned.
  const loses = to === 'none' || to === 'viewer' || to === 'analyst' || !isRole(to);
  const until = roleUntil && to !== 'none' ? formatDate(new Date(roleUntil), locale) : undefined;
  return (
    <dialog
      ref={dialog}
      className="dlg narrow confirm"
      role="alertdialog"
      aria-labelledby={`${id}-q`}
      aria-describedby={`${id}-t`}
      onClose={cancel}
    >
      <h2 className="subtitle" id={`${id}-q`}>
        {t(`askRole.${act}.question`, names)}
      </h2>
      <p id={`${id}-t`}>
        {t(`askRole.${act}.text`, names)} {until && t('askRole.until', { date: until })}{' '}
        <TransferField owned={loses ? owned : undefined} newOwners={newOwners} choose={choose} />
      </p>
      <div className="acts">
        {/* First: pressing Enter without reading changes nothing. */}
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          {t('confirm.cancel')}
        </Button>
        <Button onClick={() => confirm(handTo)}>{t(`askRole.${act}.confirm`)}</Button>
      </div>
    </dialog>
  );
}
