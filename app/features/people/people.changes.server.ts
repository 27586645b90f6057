import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { queueAccountMail } from '#app/access/account-mail.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import type { AccessUndo } from './access-reply.server.ts';
import { handOver, takeBackHandover } from './hand-over.store.server.ts';
import { makePasswordLink } from './password-link.server.ts';
import {
  endOfDay,
  type Invitation,
  type MatrixChange,
  type PersonChange,
  type SecondStepChange,
} from './people.schema.ts';
import { recordRefusal } from './record-refusal.server.ts';
import { type Refusal, refusalIn } from './refusal.ts';

export type Changed<T> = { kind: 'done'; value: T } | { kind: 'refused'; refusal: Refusal };

/** Runs a change as the requesting user, so that the database's rules decide. */
async function changeAs<T>(
  by: Person,
  what: { change: string; target?: string },
  change: (tx: Transaction<DB>) => Promise<T>,
): Promise<Changed<T>> {
  try {
    return { kind: 'done', value: await asActor(by, change) };
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    await recordRefusal(by, { ...what, refusal });
    return { kind: 'refused', refusal };
  }
}

const mailPasswordLink = async (userId: string) =>
  queueAccountMail(userId, 'invited', { path: await makePasswordLink(userId) });

/** Creates an account with a first role and mails its user the link to a password. */
export async function invite(by: Person, person: Invitation): Promise<Changed<string>> {
  const { email, name, locale, role, product, until, reason } = person;
  const made = await changeAs(by, { change: 'invite' }, async (tx) => {
    return (
      (await callValue(tx, 'public.invite_person_in', {
        email,
        name,
        locale,
        role,
        product,
        expiresAt: endOfDay(until),
        reason,
      })) ?? ''
    );
  });
  if (made.kind === 'done') await mailPasswordLink(made.value);
  return made;
}

/** Changes a user in the database. */
function make(tx: Transaction<DB>, userId: string, change: PersonChange): Promise<unknown> {
  switch (change.intent) {
    case 'grant': {
      const { role, product, until, reason } = change;
      const args = { userId, role, product, expiresAt: endOfDay(until), reason };
      return callValue(tx, 'public.grant_role_in', args);
    }
    case 'end': {
      const { roleId, reason } = change;
      return callValue(tx, 'public.end_role', { roleId, reason });
    }
    case 'role': {
      const [seen = null, role = null] = [change.seen, change.role].map((each) =>
        each === 'none' ? null : each,
      );
      return callValue(tx, 'public.change_role', { userId, seen, role });
    }
    case 'restore': {
      const { granted, ended } = change;
      return callValue(tx, 'public.restore_roles', { userId, granted: granted || null, ended });
    }
    case 'activate':
    case 'deactivate': {
      const active = change.intent === 'activate';
      return callValue(tx, 'public.set_person_active', { userId, active });
    }
    case 'end-sessions':
      return callValue(tx, 'public.end_person_sessions', { userId });
    case 'reset-factor':
      return callValue(tx, 'public.reset_second_factor', { userId });
    case 'send-link':
      return callValue(tx, 'public.renew_invitation', { userId });
    case 'show-link':
      return callValue(tx, 'public.show_invitation', { userId });
  }
}

/** The result of a change of a user. */
type PersonChanged = {
  result: unknown;
  /** How much was reassigned, and the operation that undoes it. */
  handed: { act: string; count: number } | undefined;
};

/** Changes a user, and mails them what concerns their sign-in. */
export async function changePerson(
  by: Person,
  userId: string,
  change: PersonChange,
): Promise<Changed<PersonChanged>> {
  const changed = await changeAs(by, { change: change.intent, target: userId }, async (tx) => {
    const result = await make(tx, userId, change);
    // In one transaction with the change: nothing stays with a user who cannot answer for it.
    if ('act' in change && change.act) await takeBackHandover(tx, change.act, userId);
    const act = randomUUID();
    const count = 'handTo' in change ? await handOver(tx, { userId, to: change.handTo, act }) : 0;
    return { result, handed: count > 0 ? { act, count } : undefined };
  });
  if (changed.kind === 'refused') return changed;
  const { result } = changed.value;
  if (change.intent === 'reset-factor' && result === true) {
    await queueAccountMail(userId, 'second-step-changed');
  }
  if (change.intent === 'send-link' && result === true) await mailPasswordLink(userId);
  return changed;
}

/**
 * The link of an invitation as a whole address, for users who may change the invited one; undefined once
 * that user has a password. Each call makes a new one, which is logged and stored nowhere.
 */
export async function showInvitation(
  by: Person,
  userId: string,
): Promise<Changed<string | undefined>> {
  const shown = await changePerson(by, userId, { intent: 'show-link' });
  if (shown.kind === 'refused') return shown;
  const path = shown.value.result === true ? await makePasswordLink(userId) : undefined;
  return { kind: 'done', value: path && settings().PUBLIC_URL + path };
}

/** The undo of a change that was just made; undefined where there is none. */
export function undoOf(
  change: PersonChange,
  { result, handed }: PersonChanged,
): AccessUndo | undefined {
  const act = handed?.act ?? '';
  if (change.intent === 'deactivate') return { intent: 'activate', act };
  if (change.intent === 'end') {
    return { intent: 'restore', granted: '', ended: change.roleId, act };
  }
  if (change.intent !== 'role') return undefined;
  const { granted, ended } = result as { granted: string | null; ended: string[] };
  return { intent: 'restore', granted: granted ?? '', ended: ended.join(' '), act };
}

/** Edits one cell of the matrix. */
export function changeMatrix(by: Person, cell: MatrixChange): Promise<Changed<unknown>> {
  const { role, resource, action, allowed } = cell;
  return changeAs(by, { change: 'matrix', target: role }, (tx) =>
    callValue(tx, 'public.set_role_permission', { role, resource, action, allowed }),
  );
}

/** Sets or clears that a role requires two-step verification. */
export function demandSecondStep(by: Person, change: SecondStepChange): Promise<Changed<unknown>> {
  const { role, demanded } = change;
  return changeAs(by, { change: 'second-step', target: role }, (tx) =>
    callValue(tx, 'public.demand_second_step', { role, demanded }),
  );
}
