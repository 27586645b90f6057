import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Action, Permission, Resource, RoleKey } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import type { AccessReply } from '../commands/access-actions.server.ts';
import { type Explanation, narrowedTo, type RoleTerm, stateOf } from '../people.policy.ts';
import { firstState, type GrantReach, isInvited, type Owned, type SignInFacts } from '../people.ts';
import type { Refusal } from '../refusal.ts';
import { AccessChanges } from './access-changes.tsx';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { PermissionSources } from './permission-sources.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { RoleFields } from './role-fields.tsx';
import { RoleTerms } from './role-terms.tsx';
import { SignInPart } from './sign-in-part.tsx';
import type { NewOwner } from './transfer-field.tsx';
import { useRoleName } from './use-role-name.ts';

type Props = {
  person: {
    id: string;
    name: string;
    email: string;
    isActive: boolean;
    highest: RoleKey | null;
    terms: RoleTerm[];
    signIn: SignInFacts;
  };
  allowed: readonly Permission[];
  why: (Explanation & { resource: Resource; action: Action }) | undefined;
  /** Roles that the reader may grant. */
  roles: readonly RoleKey[];
  /** Products in which the reader may grant roles. */
  reach: GrantReach;
  /** Why the reader may not change this user at all; the database decides again. */
  locked: Refusal | undefined;
  /** There is no mail server: mails stay on this machine. */
  mailStays: boolean;
  /** What the user answers for, and the possible new owners. */
  owned: Owned | undefined;
  newOwners: readonly NewOwner[];
  /** The user has just been invited. */
  invited: boolean;
  /** The moment by which terms are judged, as an ISO text. */
  now: string;
  reply: AccessReply | undefined;
};

/** One user: sign-in, roles, and what they may do and why. */
export function PersonPage(props: Props) {
  const { person, allowed, why, roles, reach, locked, mailStays, owned, newOwners } = props;
  const { invited, now, reply } = props;
  const { t } = useTranslation('people');
  // A success clears the form; failed or unsent input stays in it.
  const { key } = useLocation();
  const { isActive, signIn, highest } = person;
  const { roleName } = useRoleName();
  const moment = new Date(now);
  const held = person.terms.filter((term) => stateOf(term, moment) === 'effective');
  // Of a deactivated account no role counts; the ones it keeps are named all the same.
  const named = highest ?? held[0]?.role;
  const role = named ? roleName(named, narrowedTo(held, named)) : t('person.client');
  return (
    <PeopleScreen
      title={person.name}
      lead={`${person.email} · ${role} · ${t(`states.${firstState({ isActive, ...signIn, hasPassword: !isInvited(signIn) })}`)}`}
      action={
        <Link className="link" to={adminPath('people')}>
          {t('person.back')}
        </Link>
      }
    >
      <ReplyNotice reply={reply} invited={invited} mailStays={mailStays} />
      <ConfirmAgainForm reply={reply} />
      <section className="people-part" aria-labelledby="terms">
        <h2 className="subtitle" id="terms">
          {t('terms.title')}
        </h2>
        <RoleTerms terms={person.terms} {...{ isActive, now, locked, owned, newOwners }} />
        {locked ? (
          <p>
            <LockedButton label={t('terms.submit')} why={t(`refusals.${locked}`)} />
          </p>
        ) : (
          <details className="people-fold" open={reply?.ok === false && reply.intent === 'grant'}>
            <summary>{t('terms.give')}</summary>
            <FormPage key={reply?.ok ? key : undefined} submit={t('terms.submit')} reply={reply}>
              <input type="hidden" name="intent" value="grant" />
              <RoleFields roles={roles} reach={reach} reply={reply} />
            </FormPage>
          </details>
        )}
      </section>
      <SignInPart signIn={signIn} personId={person.id} />
      <AccessChanges {...{ isActive, signIn, locked, owned, newOwners }} />
      <PermissionSources name={person.name} allowed={allowed} why={why} />
    </PeopleScreen>
  );
}
