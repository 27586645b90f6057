import { useTranslation } from 'react-i18next';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { Deliverable, Names } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { typedIn } from './project-forms.tsx';
import type { Discussion } from './staff-projects.ts';
import { VersionComments } from './version-comments.tsx';
import { VersionForm } from './version-form.tsx';

type Props = {
  project: string;
  deliverables: readonly Deliverable[];
  discussions: readonly Discussion[];
  /** Made with the page, so that what is sent twice is kept once. */
  ids: { version: string; answer: string };
  owner: string;
  names: Names;
  reply: ProjectReply | undefined;
  writes: boolean;
};

/** Deliverables that were sent to the client, with decisions and comments, and the form for the next version. */
export function Deliveries(props: Props) {
  const { project, deliverables, discussions, ids, owner, names, reply, writes } = props;
  const { t } = useTranslation('staff-projects');
  const typed = typedIn(reply, 'version');
  return (
    <>
      {deliverables.length === 0 && <p className="soft">{t('deliveries.none')}</p>}
      <ul className="project-rows">
        {deliverables.map((one) => {
          const discussion = discussions.find(({ deliverable }) => deliverable === one.id);
          return (
            <li key={one.id}>
              <p>
                <b>{one.title}</b> {t('deliveries.version', { number: one.number })}
              </p>
              <p className="soft">
                {t(`deliveries.states.${one.state}`)}
                {one.approvedBy && `, ${one.approvedBy}`} ·{' '}
                <Moment at={one.approvedAt ?? one.sentAt} />
              </p>
              {discussion && (
                <VersionComments
                  discussion={discussion}
                  answerKey={ids.answer}
                  {...{ names, reply, writes }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {writes && (
        <details className="project-more" open={typed['key'] !== undefined || undefined}>
          <summary className="button outlined compact">{t('deliveries.send')}</summary>
          <VersionForm {...{ project, deliverables, owner, reply }} id={ids.version} />
        </details>
      )}
    </>
  );
}
