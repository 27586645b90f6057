import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import type { PersonChange } from '../people.schema.ts';
import type { SignInFacts } from '../people.ts';
import { AskInvitationLink } from './invitation-link.tsx';

type Intent = PersonChange['intent'];
/** Those that are felt at once by the person. */
type Grave = Extract<Intent, 'end-sessions' | 'reset-factor' | 'deactivate'>;

function GraveChange({ intent, label, text }: { intent: Grave; label: string; text: string }) {
  const { t } = useTranslation('people');
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

function Change({ intent, label }: { intent: Intent; label: string }) {
  return (
    <Form method="post" className="people-change">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="outline" small>
        {label}
      </Button>
    </Form>
  );
}

/** What may be done to a person's access besides her roles; only what would change something. */
export function AccessChanges({ isActive, signIn }: { isActive: boolean; signIn: SignInFacts }) {
  const { t } = useTranslation('people');
  const hasFactor = signIn.twoFactor || signIn.passkeys > 0;
  return (
    <section className="people-part" aria-labelledby="change">
      <h2 className="t3" id="change">
        {t('person.change')}
      </h2>
      {signIn.sessions.length > 0 && (
        <GraveChange
          intent="end-sessions"
          label={t('person.endSessions')}
          text={t('confirm.end-sessions.text')}
        />
      )}
      {hasFactor && (
        <GraveChange
          intent="reset-factor"
          label={t('person.resetFactor')}
          text={t('person.resetFactorText')}
        />
      )}
      {isActive && !signIn.hasPassword && (
        <>
          <Change intent="send-link" label={t('person.sendLink')} />
          <AskInvitationLink />
        </>
      )}
      {isActive ? (
        <GraveChange
          intent="deactivate"
          label={t('person.deactivate')}
          text={t('person.deactivateText')}
        />
      ) : (
        <Change intent="activate" label={t('person.activate')} />
      )}
    </section>
  );
}
