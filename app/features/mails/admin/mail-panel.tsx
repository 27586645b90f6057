import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { jobName } from '#app/features/work/admin/job-name.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { MailAbout } from './mail-about.tsx';
import { errorOf, MailState } from './mail-state.tsx';
import { isSpent, type MailAsSent } from './mails.ts';
import { useResendMail } from './use-resend-mail.ts';

/** The policy of a shown mail: it may load nothing but its own parts. Scripts never run. */
const STILL =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">';
const stillMail = (html: string) => html.replace(/<head\b[^>]*>/i, (head) => head + STILL);

/** Sends the mail again; needs a confirmation when the recipient has it already. */
function Again({ mail }: { mail: MailAsSent }) {
  const { t } = useTranslation('mails');
  const { may } = usePermissions();
  const fetcher = useResendMail();
  if (!may('settings', 'manage')) {
    return (
      <Needs resource="settings" action="manage" label={t('again.label')}>
        {null}
      </Needs>
    );
  }
  if (mail.state === 'sending') return <p className="soft">{t('beingSent')}</p>;
  if (mail.state === 'waiting') {
    return (
      <p className="soft">
        {t('goesByItself')}{' '}
        <Link className="link" to={`${adminPath('work')}?state=retry`}>
          {t('hurry')}
        </Link>
      </p>
    );
  }
  if (isSpent(mail)) return <p className="soft">{t('spent')}</p>;
  const { state } = mail;
  return (
    <fetcher.Form
      method="post"
      action={adminPath('mail', { id: mail.id })}
      className="acts"
      data-acts={mail.subject || mail.recipient}
    >
      <input type="hidden" name="id" value={mail.id} />
      {state !== 'failed' ? (
        <ConfirmSubmit
          label={t('again.label')}
          question={t('again.question', { recipient: mail.recipient })}
          text={t(`again.text.${state}`)}
          confirm={t('again.label')}
          cancel={t('again.cancel')}
        />
      ) : (
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t('again.label')}
        </Button>
      )}
    </fetcher.Form>
  );
}

type Props = {
  mail: MailAsSent;
  /** Beside the list its heading is one of several on the screen. */
  within: 'page' | 'panel';
};

/** One mail: its state, and its content as sent. */
export function MailPanel({ mail, within }: Props) {
  const Title = within === 'page' ? 'h1' : 'h2';
  const Part = within === 'page' ? 'h2' : 'h3';
  const { t } = useTranslation('mails');
  const { t: tAdmin } = useTranslation('admin');
  const locale = useLocale();
  const error = errorOf(t, mail);
  return (
    <article className={within === 'page' ? 'admin-page mail admin-record' : 'admin-page mail'}>
      <header>
        <p className="soft">{mail.recipient || t('unknown')}</p>
        <Title className="title" id="mail">
          {mail.subject || jobName(tAdmin, mail.kind)}
        </Title>
        <MailState state={mail.state} />
      </header>
      <div>
        <Again mail={mail} />
        <dl className="admin-facts">
          <div>
            <dt>{t('kind')}</dt>
            <dd>{jobName(tAdmin, mail.kind)}</dd>
          </div>
          <div>
            <dt>{t('belongs')}</dt>
            <dd>
              <MailAbout mail={mail} />
            </dd>
          </div>
          <div>
            <dt>{t('tries')}</dt>
            <dd>{mail.again > 0 ? t('triesAgain', mail) : mail.tries}</dd>
          </div>
          {error && (
            <div>
              <dt>{t('error')}</dt>
              <dd>
                {error} <code className="mail-error">{mail.error}</code>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('tried')}</dt>
            <dd>
              <time dateTime={mail.triedAt}>{formatDateTime(new Date(mail.triedAt), locale)}</time>
            </dd>
          </div>
        </dl>
      </div>
      <div>
        <section aria-labelledby="as-sent">
          <Part id="as-sent" className="subtitle">
            {t('asSent')}
          </Part>
          {mail.html && (
            <iframe
              className="mail-letter"
              title={mail.subject}
              sandbox=""
              srcDoc={stillMail(mail.html)}
            />
          )}
          {mail.text ? (
            <details open={!mail.html}>
              <summary>{t('asText')}</summary>
              <pre className="mail-text">{mail.text}</pre>
            </details>
          ) : (
            <p className="soft">{t(mail.subject ? 'notKept' : 'neverWritten')}</p>
          )}
          {mail.text && <p className="soft">{t('keysLeftOut')}</p>}
        </section>
      </div>
    </article>
  );
}
