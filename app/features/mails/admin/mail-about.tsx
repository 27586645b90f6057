import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { MailRow } from './mails.ts';

/** The screens of mails' subjects, by the beginning of their kind. */
const SCREENS = {
  task: (id: string) => `${adminPath('tasks')}?${new URLSearchParams({ open: id })}`,
  lead: (id: string) => adminPath('lead', { id }),
  crm: (id: string) => adminPath('message', { id }),
  note: (id: string) => adminPath('note', { id }),
  automation: () => adminPath('automation'),
  feedback: (id: string) => adminPath('feedbackEntry', { id }),
  ticket: (id: string) => adminPath('ticket', { id }),
  inbound: (id: string) => adminPath('inboundMail', { id }),
  newsletter: (id: string) => adminPath('newsletterProof', { id }),
  survey: () => adminPath('surveys'),
  invoice: (id: string) => adminPath('invoice', { id }),
  privacy: (id: string) => adminPath('privacyRequestScreen', { id }),
  notice: (personId: string) => adminPath('person', { personId }),
  account: (personId: string) => adminPath('person', { personId }),
} as const;
const OTHERS = ['talent', 'crash'] as const;

/** The subject of a mail, with a link where it has a screen. */
export function MailAbout({ mail }: { mail: MailRow }) {
  const { t } = useTranslation('mails');
  const [area = ''] = mail.kind.split('.');
  const screen = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).find((key) => key === area);
  if (screen && mail.about) {
    return (
      <Link className="link" to={SCREENS[screen](mail.about)}>
        {t(`about.${screen}`)}
      </Link>
    );
  }
  const other = screen ?? OTHERS.find((key) => key === area);
  return <span>{other ? t(`about.${other}`) : t('about.none')}</span>;
}
