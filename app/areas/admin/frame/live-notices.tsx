import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { countedTitle, type Moment, type Notices } from '#app/features/notices/moments.ts';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useLiveNotices } from './use-live-notices.ts';

/** Long enough to be read and reached; a missed notice is on the screens anyway. */
const READ_MS = 15_000;
/** The kinds that one notice lists; of more it shows the number. */
const NAMED = 3;

function placeOf({ about, id }: Moment): string {
  switch (about) {
    case 'task':
      return `${adminPath('tasks')}?${new URLSearchParams({ owner: 'me', open: id })}`;
    case 'notice-deal':
      return adminPath('deal', { id });
    case 'notice-contact':
      return adminPath('contact', { id });
    case 'notice-company':
      return adminPath('crmCompany', { id });
    case 'notice-project':
      return adminPath('clientProject', { id });
    case 'ticket':
    case 'notice-ticket':
      return adminPath('ticket', { id });
    case 'notice-entry':
      return adminPath('feedbackEntry', { id });
    case 'notice-rule':
      return adminPath('automationRule', { id });
    default:
      return adminPath('lead', { id });
  }
}

function Lines({ fresh, left }: { fresh: readonly Moment[]; left: () => void }) {
  const { t } = useTranslation('notices');
  const named = fresh.slice(-NAMED).toReversed();
  const more = fresh.length - named.length;
  return (
    <ul className="notice-lines">
      {named.map((moment) => (
        <li key={`${moment.kind} ${moment.id} ${moment.at}`}>
          <Link to={placeOf(moment)} onClick={left}>
            {t(`live.${moment.kind}`, { label: moment.label || t('live.gone') })}
          </Link>
        </li>
      ))}
      {more > 0 && <li>{t('live.more', { count: more })}</li>}
    </ul>
  );
}

/** Reports what waits for the user while they work on something else: a number in the tab's title, and a
 * quiet notice of what is new. */
export function LiveNotices({ person, notices }: { person: string; notices: Notices | null }) {
  const { t } = useTranslation('notices');
  const count = useLiveNotices(person, notices, (fresh) => {
    const left = () => {
      toast.dismiss(id);
    };
    const id = showNotice('waiting', 'message', t('live.title', { count: fresh.length }), {
      description: <Lines fresh={fresh} left={left} />,
      duration: READ_MS,
    });
  });
  // At every render: a new screen brings a title of its own.
  useEffect(() => {
    const title = countedTitle(document.title, count);
    if (document.title !== title) document.title = title;
  });
  return null;
}
