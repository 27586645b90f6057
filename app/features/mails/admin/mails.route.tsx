import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/mails.route';
import { AgainNotice } from './again-notice.tsx';
import { mailAction } from './commands/mail-actions.server.ts';
import { MailFigures } from './mail-figures.tsx';
import { MailList } from './mail-list.tsx';
import { MailPanel } from './mail-panel.tsx';
import styles from './mails.css?url';
import { mailsList } from './mails.list.server.ts';
import { countMails, listMails, mailKinds, mailsPerDay, readMail } from './mails.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const DAYS = 14;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(mailsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const whole = !query.open && !query.after && Object.keys(query.filter).length === 0;
  const { mails, total, kinds, days, mail } = await asPerson(user, async (tx) => ({
    mails: await listMails(tx, query),
    total: await countMails(tx, query.filter),
    kinds: await mailKinds(tx),
    // Over the unfiltered list only: beside one mail, or with a filter, the rows matter more.
    days: whole ? await mailsPerDay(tx, DAYS) : undefined,
    mail: query.open ? await readMail(tx, query.open) : undefined,
  }));
  return { head: adminHead(request, 'nav.mails'), ...query.page(mails, total), kinds, days, mail };
}

export const action = mailAction;

/** The mails of the last month: recipient, subject and state. */
export default function MailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply(actionData);
  const { t } = useTranslation('admin');
  const { page, rows, kinds, days, mail } = loaderData;
  return (
    <>
      <AgainNotice reply={reply} />
      <MailList
        title={t('nav.mails')}
        page={page}
        mails={rows}
        kinds={kinds}
        openId={mail?.id}
        figures={days && <MailFigures days={days} />}
        panel={
          mail && (
            <DetailPanel
              labelledBy="mail"
              page={page}
              rows={rows}
              openId={mail.id}
              full={adminPath('mail', { id: mail.id })}
              openerOf={(id) => `mail-${id}`}
            >
              <MailPanel mail={mail} within="panel" />
            </DetailPanel>
          )
        }
      />
    </>
  );
}
