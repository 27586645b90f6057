import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleKey } from '#app/access/permissions.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { LockedValue } from '#app/ui/admin/locked-value.tsx';
import type { PersonRow } from '../people.ts';
import type { Refusal } from '../refusal.ts';
import { AskRole } from './ask-role.tsx';
import type { NewOwner } from './transfer-field.tsx';
import type { RoleChange, RoleChoice } from './use-role-changes.ts';
import { useRoleName } from './use-role-name.ts';

type Props = {
  person: PersonRow;
  /** Roles that the reader may grant. */
  roles: readonly RoleKey[];
  /** Why the reader may not change this one. */
  locked: Refusal | undefined;
  /** The pending change. */
  sent: RoleChange | undefined;
  send: (change: RoleChange) => void;
  /** Possible new owners. */
  newOwners: readonly NewOwner[];
};

const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * On a closed list some browsers choose with every key: it is opened first, so that only a final choice is
 * asked about.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!MOVING_KEYS.has(event.key) || event.altKey || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** A user's role in a row of the list: chosen there, confirmed in a dialog, and then changed. */
export function RoleSelect({ person, roles, locked, sent, send, newOwners }: Props) {
  const { t } = useTranslation('people');
  const { roleName, narrow } = useRoleName();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<RoleChoice>();
  const seen = person.role ?? 'none';
  const visible = roleName(seen, person.products);
  const barred = locked ?? (person.byProduct ? 'roles_by_product' : undefined);
  if (barred) return <LockedValue value={visible} why={t(`refusals.${barred}`)} />;
  if (!hydrated) return visible;
  const { id, name } = person;
  return (
    <>
      <select
        className="input people-role"
        aria-label={t('list.roleOf', { name })}
        value={chosen ?? (sent?.id === id ? sent.role : seen)}
        data-none={seen === 'none' || undefined}
        onKeyDown={openFirst}
        onChange={({ target }) => setChosen(target.value)}
      >
        {[...new Set([...roles, 'none', seen])].map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </select>
      {person.products && <span className="soft"> {narrow(person.products)}</span>}
      {chosen && chosen !== seen && (
        <AskRole
          person={person}
          to={chosen}
          newOwners={newOwners.filter((newOwner) => newOwner.id !== id)}
          confirm={(handTo) => {
            setChosen(undefined);
            send({ id, name, seen, role: chosen, handTo });
          }}
          cancel={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
