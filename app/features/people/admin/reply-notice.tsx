import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Refused } from '#app/ui/admin/action-reply.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
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

type Done = Extract<AccessReply, { ok: true }>;

/** Whether a toast reports a change: an invitation and its link are shown by the notice alone. */
const hasToast = (reply: Done): reply is Exclude<Done, { intent: 'invite' | 'send-link' }> =>
  reply.intent !== 'invite' &&
  reply.intent !== 'send-link' &&
  !(reply.intent === 'show-link' && reply.data.link);

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
  const handed = reply?.ok && 'handed' in reply.data ? reply.data.handed : undefined;
  const done =
    reply?.ok && hasToast(reply)
      ? [t(`done.${reply.intent}`), handed && t('transfer.done', { count: handed.count })]
          .filter(Boolean)
          .join(' ')
      : undefined;
  useSavedToast(
    'person',
    reply,
    done,
    reply?.ok && reply.undo
      ? { label: t('matrix.undo'), button: '.people-undo button' }
      : undefined,
  );
  if (!reply) return invited && <Invited isAgain={false} mailStays={mailStays} />;
  if (!reply.ok) return <RefusedNotice {...reply} />;
  if (reply.intent === 'invite' || reply.intent === 'send-link') {
    return <Invited isAgain={reply.intent === 'send-link'} mailStays={mailStays} />;
  }
  if (reply.intent === 'show-link' && reply.data.link) {
    return <InvitationLink link={reply.data.link} />;
  }
  return (
    <SavedLine text={done ?? t(`done.${reply.intent}`)}>
      {reply.undo && (
        <Form method="post" className="people-undo">
          <UndoFields undo={reply.undo} />
          <Button type="submit" variant="outline" small>
            {t('matrix.undo')}
          </Button>
        </Form>
      )}
    </SavedLine>
  );
}
