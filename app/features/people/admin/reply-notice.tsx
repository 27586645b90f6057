import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Refused } from '#app/ui/admin/action-reply.ts';
import { UndoFields } from '#app/ui/admin/undo-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import type { AccessReply } from '../commands/access-actions.server.ts';
import type { AccessCode } from '../refusal.ts';
import { AskInvitationLink, InvitationLink } from './invitation-link.tsx';

function Invited({ isAgain, mailStays }: { isAgain: boolean; mailStays: boolean }) {
  const { t } = useTranslation('people');
  return (
    <div className="people-notice" role="status">
      <b>{t(mailStays ? 'invitationLink.kept' : isAgain ? 'done.send-link' : 'done.invited')}</b>
      <p>{t(mailStays ? 'invitationLink.keptText' : 'invitationLink.sentText')}</p>
      <AskInvitationLink />
    </div>
  );
}

function RefusedNotice({ code, fieldErrors }: Refused<string, AccessReplyCode>) {
  const { t } = useTranslation('people');
  if (code === 'invalid') {
    const isField = Object.keys(fieldErrors).length > 0;
    return (
      <p className="people-notice bad" role="alert">
        {t(isField ? 'errors.form' : 'errors.intent')}
      </p>
    );
  }
  return (
    <div className="people-notice bad" role="alert">
      <b>{t('refusals.title')}</b>
      <p>{t(`refusals.${code}`)}</p>
    </div>
  );
}

type AccessReplyCode = Extract<AccessReply, { ok: false }>['code'];

type Props = {
  reply: AccessReply | Refused<string, AccessCode> | undefined;
  /** The user has just been invited, on another screen. */
  invited?: boolean;
  /** There is no mail server: mails stay on this machine. */
  mailStays?: boolean;
};

/** The result of a change, announced as it arrives. */
export function ReplyNotice({ reply, invited = false, mailStays = false }: Props) {
  const { t } = useTranslation('people');
  if (!reply) return invited && <Invited isAgain={false} mailStays={mailStays} />;
  if (!reply.ok) return <RefusedNotice {...reply} />;
  if (reply.intent === 'invite' || reply.intent === 'send-link') {
    return <Invited isAgain={reply.intent === 'send-link'} mailStays={mailStays} />;
  }
  if (reply.intent === 'show-link' && reply.data.link) {
    return <InvitationLink link={reply.data.link} />;
  }
  const handed = 'handed' in reply.data ? reply.data.handed : undefined;
  return (
    <div className="people-notice" role="status">
      {t(`done.${reply.intent}`)} {handed && t('handOver.done', { count: handed.count })}
      {reply.undo && (
        <Form method="post">
          <UndoFields undo={reply.undo} />
          <Button type="submit" variant="outline" small>
            {t('matrix.undo')}
          </Button>
        </Form>
      )}
    </div>
  );
}
