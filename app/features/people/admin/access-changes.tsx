import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { PersonChange } from '../people.schema.ts';
import type { SignInFacts } from '../people.ts';

type Intent = PersonChange['intent'];

function Change({ intent, label, text }: { intent: Intent; label: string; text?: string }) {
  return (
    <Form method="post" className="people-change">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="outline" small>
        {label}
      </Button>
      {text && <p className="soft">{text}</p>}
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
        <Change intent="end-sessions" label={t('person.endSessions')} />
      )}
      {hasFactor && (
        <Change
          intent="reset-factor"
          label={t('person.resetFactor')}
          text={t('person.resetFactorText')}
        />
      )}
      {isActive && !signIn.hasPassword && (
        <Change intent="send-link" label={t('person.sendLink')} />
      )}
      {isActive ? (
        <Change
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
