import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { IssuerReply } from '../commands/issuer-actions.server.ts';

type Tested = Extract<IssuerReply, { ok: true; intent: 'test' }>['data'];

function Outcome({ tested }: { tested: Tested }) {
  const { t } = useTranslation('issuers', { keyPrefix: 'test' });
  if (!tested.ok) {
    return (
      <div className="admin-notice bad" role="alert">
        <b>{t(`steps.${tested.step}`)}</b>
        <p>{t(`errors.${tested.error}`)}</p>
      </div>
    );
  }
  return (
    <div className="admin-notice" role="status">
      <b>{t('fine')}</b>
      {tested.notes.length > 0 && (
        <ul>
          {tested.notes.map((note) => (
            <li key={note}>{t(`notes.${note}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Asks the issuer, and says what is wrong with it. */
export function IssuerTest({ reply }: { reply: IssuerReply | undefined }) {
  const { t } = useTranslation('issuers', { keyPrefix: 'test' });
  return (
    <section className="people-part" aria-labelledby="test">
      <h2 className="subtitle" id="test">
        {t('title')}
      </h2>
      <p className="soft">{t('lead')}</p>
      {reply?.ok && reply.intent === 'test' && <Outcome tested={reply.data} />}
      <Form method="post" preventScrollReset>
        <Button type="submit" variant="outline" small name="intent" value="test">
          {t('run')}
        </Button>
      </Form>
    </section>
  );
}
