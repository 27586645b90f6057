import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { mayConfirm } from '#app/access/step-up.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { adminPath } from '#app/paths.ts';
import { MAIL_PARTS } from '#app/platform/mail/mail-servers.ts';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Button } from '#app/ui/button.tsx';
import type { MailServerReply } from './commands/mail-server-actions.server.ts';
import { MailServerFields } from './mail-server-fields.tsx';
import type { ShownServers } from './mail-server-form.ts';

type Props = { servers: ShownServers; mayEdit: boolean; reply: MailServerReply | undefined };

/** What became of a post; the outcome of a try is beside its form. */
function Notice({ reply }: { reply: MailServerReply | undefined }) {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  if (!reply) return null;
  if (!reply.ok) {
    if (mayConfirm(reply.code)) return null;
    return <ReplyLine kind="mail-servers" reply={reply} text={t(`notDone.${reply.code}`)} />;
  }
  if (reply.intent === 'try-outgoing' || reply.intent === 'try-incoming') return null;
  const text =
    reply.intent === 'mail'
      ? t(reply.data.server ? 'done.mail' : 'done.mailKept')
      : t(`done.${reply.intent}`);
  return <ReplyLine kind="mail-servers" reply={reply} text={text} />;
}

/** A mail to the user through the queue of all mails. */
function TestMail() {
  const { t } = useTranslation('mails', { keyPrefix: 'servers.mail' });
  return (
    <section aria-labelledby="mail-test" className="form-page-part">
      <h2 className="subtitle" id="mail-test">
        {t('title')}
      </h2>
      <Form method="post" className="form-page" preventScrollReset>
        <p className="soft">{t('text')}</p>
        <p className="acts">
          <Button type="submit" name="intent" value="mail" variant="outline">
            {t('send')}
          </Button>
          <Link className="link" to={adminPath('mails')}>
            {t('sent')}
          </Link>
        </p>
      </Form>
    </section>
  );
}

/** The mail server that sends and the mailbox that is read. */
export function MailServersPage({ servers, mayEdit, reply }: Props) {
  const { t } = useTranslation('mails', { keyPrefix: 'servers' });
  const asksAgain = reply?.ok === false && mayConfirm(reply.code);
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
      </header>
      <Notice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      {!mayEdit && <p className="admin-notice">{t('superadminOnly')}</p>}
      {!asksAgain && (
        <div className="form-page-page">
          {MAIL_PARTS.map((part) => (
            <MailServerFields
              key={part}
              part={part}
              shown={servers[part]}
              mayEdit={mayEdit}
              reply={reply}
            />
          ))}
          <TestMail />
          <p>
            <Link className="link" to={adminPath('system')}>
              {t('domain')}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}
