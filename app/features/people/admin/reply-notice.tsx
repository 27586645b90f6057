import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { AccessReply } from '../access-reply.server.ts';
import { AskInvitationLink, InvitationLink } from './invitation-link.tsx';

type Props = {
  reply: AccessReply | undefined;
  /** There is no mail server: mails stay on this machine. */
  mailStays?: boolean;
};

/** Changes that mail an invitation. */
export const INVITING: readonly unknown[] = ['invited', 'send-link'];

/** The result of a change, announced as it arrives. */
export function ReplyNotice({ reply, mailStays = false }: Props) {
  const { t } = useTranslation('people');
  if (!reply) return null;
  const { done, refusal, mistakes } = reply;
  if (reply.link) return <InvitationLink link={reply.link} />;
  if (INVITING.includes(done)) {
    return (
      <div className="people-notice" role="status">
        <b>
          {t(mailStays ? 'invitationLink.kept' : `done.${done === 'invited' ? done : 'send-link'}`)}
        </b>
        <p>{t(mailStays ? 'invitationLink.keptText' : 'invitationLink.sentText')}</p>
        <AskInvitationLink />
      </div>
    );
  }
  if (done) {
    return (
      <div className="people-notice" role="status">
        {t(`done.${done}`)} {reply.handed && t('handOver.done', { count: reply.handed })}
        {reply.undo && (
          <Form method="post">
            {Object.entries(reply.undo).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="outline" small>
              {t('matrix.undo')}
            </Button>
          </Form>
        )}
      </div>
    );
  }
  if (refusal) {
    return (
      <div className="people-notice bad" role="alert">
        <b>{t('refusals.title')}</b>
        <p>{t(`refusals.${refusal}`)}</p>
      </div>
    );
  }
  return (
    <p className="people-notice bad" role="alert">
      {t(mistakes['intent'] ? 'errors.intent' : 'errors.form')}
    </p>
  );
}
