import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { isInvited, type Owned, type SignInFacts } from '../people.ts';
import type { Refusal } from '../refusal.ts';
import { AskInvitationLink } from './invitation-link.tsx';
import { type NewOwner, TransferField } from './transfer-field.tsx';

/** Changes that take effect at once for the user. */
type Grave = 'end-sessions' | 'reset-factor' | 'deactivate';

type Held = { locked: Refusal | undefined };

function LockedChange({ label, locked }: { label: string; locked: Refusal }) {
  const { t } = useTranslation('people');
  return (
    <div className="people-change">
      <LockedButton label={label} why={t(`refusals.${locked}`)} />
    </div>
  );
}

type GraveProps = Held & { intent: Grave; label: string; text: ReactNode };

function GraveChange({ intent, label, text, locked }: GraveProps) {
  const { t } = useTranslation('people');
  if (locked) return <LockedChange label={label} locked={locked} />;
  return (
    <Form method="post" className="people-change">
      <input type="hidden" name="intent" value={intent} />
      <ConfirmSubmit
        label={label}
        question={t(`confirm.${intent}.question`)}
        text={text}
        confirm={label}
        cancel={t('confirm.cancel')}
      />
    </Form>
  );
}

function Change({
  intent,
  label,
  locked,
}: Held & { intent: 'send-link' | 'activate'; label: string }) {
  if (locked) return <LockedChange label={label} locked={locked} />;
  return (
    <Form method="post" className="people-change">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="outline" small>
        {label}
      </Button>
    </Form>
  );
}

/** The actions on a user's access besides roles; only those that would change something. */
export function AccessChanges({
  isActive,
  signIn,
  locked,
  owned,
  newOwners,
}: Held & {
  isActive: boolean;
  signIn: SignInFacts;
  owned: Owned | undefined;
  newOwners: readonly NewOwner[];
}) {
  const { t } = useTranslation('people');
  const hasFactor = signIn.twoFactor || signIn.passkeys > 0;
  return (
    <section className="people-part" aria-labelledby="change">
      <h2 className="subtitle" id="change">
        {t('person.change')}
      </h2>
      {signIn.sessions.length > 0 && (
        <GraveChange
          locked={locked}
          intent="end-sessions"
          label={t('person.endSessions')}
          text={t('confirm.end-sessions.text')}
        />
      )}
      {hasFactor && (
        <GraveChange
          locked={locked}
          intent="reset-factor"
          label={t('person.resetFactor')}
          text={t('person.resetFactorText')}
        />
      )}
      {isActive && isInvited(signIn) && (
        <>
          <Change locked={locked} intent="send-link" label={t('person.sendLink')} />
          {!locked && <AskInvitationLink />}
        </>
      )}
      {isActive ? (
        <GraveChange
          locked={locked}
          intent="deactivate"
          label={t('person.deactivate')}
          text={
            <>
              {t('person.deactivateText')} <TransferField owned={owned} newOwners={newOwners} />
            </>
          }
        />
      ) : (
        <Change locked={locked} intent="activate" label={t('person.activate')} />
      )}
    </section>
  );
}
