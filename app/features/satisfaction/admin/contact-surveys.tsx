import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { SurveyReply } from './commands/survey-actions.server.ts';
import type { SurveyConsent } from './surveys.ts';
import { useSurveyWords } from './use-survey-words.ts';

type Props = { contact: string; consents: readonly SurveyConsent[] };

/** Records a contact's choice without leaving the screen. */
function useSurveyToast() {
  const wordsOf = useSurveyWords();
  return useActionToast<SurveyReply>(adminPath('surveys'), {
    kind: 'surveys',
    wordsOf: (reply) => ({ title: wordsOf(reply) }),
  });
}

/** Records that the contact wants no more surveys. Only the contact can undo this; the dialog warns of it. */
function Leaving({ contact, email }: { contact: string; email: string }) {
  const { t } = useTranslation('surveys', { keyPrefix: 'contact' });
  const { Form, state } = useSurveyToast();
  return (
    <Form method="post" action={adminPath('surveys')}>
      <input type="hidden" name="intent" value="leave" />
      <input type="hidden" name="contact" value={contact} />
      <input type="hidden" name="email" value={email} />
      <p className="soft small">{t('leaveText')}</p>
      <Button type="submit" small variant="outline" busy={state !== 'idle'}>
        {t('leave')}
        <span className="unseen"> {email}</span>
      </Button>
    </Form>
  );
}

/** Records that the contact agreed, and how: without a proof nothing is recorded. */
function Agreeing({ email }: { email: string }) {
  const { t } = useTranslation('surveys', { keyPrefix: 'consent' });
  const { t: own } = useTranslation('surveys', { keyPrefix: 'contact' });
  const { Form, state } = useSurveyToast();
  return (
    <details>
      <summary>{own('agree')}</summary>
      <Form method="post" action={adminPath('surveys')}>
        <input type="hidden" name="intent" value="consent" />
        <input type="hidden" name="email" value={email} />
        <Field
          id="survey-proof"
          name="proof"
          label={t('proof')}
          hint={t('proofHint')}
          maxLength={500}
          required
        />
        <Button type="submit" small variant="outline" busy={state !== 'idle'}>
          {t('save')}
        </Button>
      </Form>
    </details>
  );
}

function Consent({ contact, consent }: { contact: string; consent: SurveyConsent }) {
  const { t } = useTranslation('surveys', { keyPrefix: 'contact' });
  const { may } = usePermissions();
  const locale = useLocale();
  const { email, main, given, left, askedAt } = consent;
  const on = (at: string) => formatDate(new Date(at), locale);
  const by = (name: string) => name || t('gone');
  const manages = may('campaigns', 'manage');
  return (
    <li>
      {left
        ? t(`left.${left.way}`, { date: on(left.at), by: by(left.by) })
        : given
          ? t(`given.${given.way}`, { date: on(given.at), by: by(given.by) })
          : t('none')}
      <small className="contact-consent-of">
        {[email, askedAt && t('asked', { date: on(askedAt) })].filter(Boolean).join(', ')}
      </small>
      {given?.proof && !left && <blockquote>{given.proof}</blockquote>}
      {given && left && (
        <small className="contact-consent-of">
          {t(`given.${given.way}`, { date: on(given.at), by: by(given.by) })}
        </small>
      )}
      {manages && given && !left && <Leaving contact={contact} email={email} />}
      {manages && main && !given && <Agreeing email={email} />}
    </li>
  );
}

/** Whether a contact may be asked now and then for a recommendation: how, since when, who recorded it, and
 * the way to end it. */
export function ContactSurveys({ contact, consents }: Props) {
  const { t } = useTranslation('surveys', { keyPrefix: 'contact' });
  if (consents.length === 0) return t('noAddress');
  return (
    <ul>
      {consents.map((consent) => (
        <Consent key={consent.email} contact={contact} consent={consent} />
      ))}
    </ul>
  );
}
