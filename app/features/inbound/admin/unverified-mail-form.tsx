import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { type MailboxState, UNVERIFIED_MAIL, type UnverifiedMail } from './inbound-mails.ts';

/** The form that sets what happens to mails of unverified senders. */
export function UnverifiedMailForm({ unverifiedMail }: { unverifiedMail: UnverifiedMail }) {
  const { t } = useTranslation('inbound', { keyPrefix: 'unverified' });
  return (
    <Needs resource="settings" action="update" label={t('save')}>
      {/* After a save the form starts with the saved value. */}
      <Form key={unverifiedMail} method="post" action={adminPath('inboundMails')}>
        <input type="hidden" name="intent" value="choose" />
        <ChoiceGroup
          id="unverifiedMail"
          name="unverifiedMail"
          label={t('legend')}
          options={UNVERIFIED_MAIL.map((value) => ({ value, label: t(value) }))}
          defaultValue={unverifiedMail}
        />
        <p className="acts">
          <Button type="submit" small variant="outline">
            {t('save')}
          </Button>
        </p>
      </Form>
    </Needs>
  );
}

/** How the mailbox is doing. */
export function MailboxNotice({ box, isSet }: { box: MailboxState; isSet: boolean }) {
  const { t } = useTranslation('inbound', { keyPrefix: 'box' });
  const locale = useLocale();
  if (!isSet) {
    return (
      <p className="admin-notice">
        {t('off')}{' '}
        <Link className="link" to={adminPath('mailServers')}>
          {t('set')}
        </Link>
      </p>
    );
  }
  if (box?.problem) {
    const since = formatDateTime(new Date(box.problemSince ?? ''), locale);
    return (
      <p className="admin-notice bad" role="status">
        {t('problem', { since, problem: box.problem })}
      </p>
    );
  }
  if (!box?.readAt) return <p className="soft">{t('never')}</p>;
  return (
    <>
      <p className="soft">
        {t('read')} <Moment at={box.readAt} />
      </p>
      {box.limited > 0 && <p className="soft">{t('limited', { count: box.limited })}</p>}
    </>
  );
}
