import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { CompanyRow } from '#app/features/crm/companies/companies.ts';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import type { Note } from '#app/features/notes/note.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, portalPaths } from '#app/paths.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import { barOf } from '../../bar/bar.ts';
import { BarFigure } from '../../bar/bar-figure.tsx';
import type { Deliverable, Names, Project, Update } from '../../projects.ts';
import { InvoicesOf } from '../staff-invoices/invoices-of.tsx';
import type { InvoiceRow } from '../staff-invoices/staff-invoices.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ProjectClient } from './project-client.tsx';
import { DatesForm, DraftForm, WaitForms } from './project-dates.tsx';
import { Deliveries } from './project-deliveries.tsx';
import { ProjectFiles } from './project-files.tsx';
import { ActForm, ProjectNotice } from './project-forms.tsx';
import { ProjectPeople } from './project-people.tsx';
import { ProjectTimeline } from './project-timeline.tsx';
import { ProjectWriting } from './project-words.tsx';
import type { Discussion, StaffFiles, StaffProject } from './staff-projects.ts';

type Props = {
  project: Project;
  staff: StaffProject;
  deliverables: readonly Deliverable[];
  updates: readonly Update[];
  names: Names;
  invitable: readonly { name: string; email: string }[];
  discussions: readonly Discussion[];
  ids: { version: string; answer: string; update: string; folder: string };
  notes: readonly Note[];
  /** Who may be mentioned in them. */
  colleagues: readonly Mentionable[];
  /** The result of a note posted without scripts. */
  noteReply: NoteReply | undefined;
  shelf: StaffFiles;
  /** The user whose uploads this browser stores. */
  owner: string;
  /** For users who may read them. */
  invoices: readonly InvoiceRow[] | null;
  /** The search text for a company, and the companies found, for use without scripts. */
  sought: string;
  companies: readonly CompanyRow[];
  /** The list from which it was opened, and the projects beside it there. */
  home: string;
  steps: Steps;
  reply: ProjectReply | undefined;
};

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="subtitle" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What it is, for whom, and what the client sees of it. */
function Facts({ project, staff, names }: Pick<Props, 'project' | 'staff' | 'names'>) {
  const { t } = useTranslation('staff-projects');
  const locale = useLocale();
  return (
    <dl className="project-facts">
      <div>
        <dt>{t('facts.client')}</dt>
        <dd>{staff.client}</dd>
      </div>
      {staff.value !== null && (
        <div>
          <dt>{t('facts.value')}</dt>
          <dd>{formatBrl(staff.value, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{t('facts.conducts')}</dt>
        <dd>{(project.conductedBy && names[project.conductedBy]) ?? t('nobody')}</dd>
      </div>
      <div>
        <dt>{t('facts.shown')}</dt>
        <dd>{project.shownAt ? <Moment at={project.shownAt} /> : t('facts.draft')}</dd>
      </div>
      <div>
        <dt>{t('facts.opened')}</dt>
        <dd>{project.openedAt ? <Moment at={project.openedAt} /> : t('facts.unopened')}</dd>
      </div>
      {project.deal && (
        <div>
          <dt>{t('facts.from')}</dt>
          <dd>
            <Link className="link" to={adminPath('deal', { id: project.deal })}>
              {t('facts.deal')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Pauses, goes on and ends; each is one press, and the record says who. */
function StateForms({ project, reply }: Pick<Props, 'project' | 'reply'>) {
  const { t } = useTranslation('staff-projects');
  const { state } = barOf(project.days);
  if (state === 'delivered') return null;
  const still = state === 'paused' || state === 'ended';
  const ways = still ? (['running'] as const) : (['paused', 'ended'] as const);
  return (
    <div className="acts" data-acts={project.name}>
      {ways.map((way) => (
        <ActForm key={way} act="state" submit={t(`states.${way}`)} reply={reply}>
          <input type="hidden" name="state" value={way} />
        </ActForm>
      ))}
    </div>
  );
}

/** Everything that staff do for a project, beside what the client sees of it. */
export function StaffProjectPage(props: Props) {
  const { project, staff, deliverables, updates, names, invitable, invoices, ids, reply } = props;
  const { shelf, owner, discussions, sought, companies, home, steps } = props;
  const { t } = useTranslation(['staff-projects', 'files']);
  const { may } = usePermissions();
  const writes = may('projects', 'update');
  const isDraft = project.shownAt === null;
  const action = adminPath('clientProject', { id: project.id });
  const subject = {
    action,
    draft: `project/${project.id}`,
    colleagues: props.colleagues,
    writes,
  };
  return (
    <>
      <DrawingDefs />
      <ProjectNotice reply={reply} />
      {props.noteReply && <NoteNotice reply={props.noteReply} action={action} />}
      <RecordPage
        id="project"
        within="page"
        name={project.name}
        back={{ to: home, label: t('back') }}
        steps={steps}
        mark={<Square name={staff.client || project.name} />}
        under={<p className="soft">{staff.client}</p>}
        acts={
          !isDraft && (
            // Another area: the browser posts it, not the router.
            <form method="post" action={portalPaths.view} className="acts" data-acts={project.name}>
              <input type="hidden" name="project" value={project.id} />
              <button type="submit" className="button outlined compact">
                {t('viewAs')}
              </button>
            </form>
          )
        }
        first={
          <>
            <BarFigure name={project.name} days={project.days} />
            {writes && isDraft && (
              <Part id="show" title={t('show.title')}>
                <p className="soft">{t('show.text')}</p>
                <ActForm act="show" submit={t('show.submit')} reply={reply} />
              </Part>
            )}
            {!isDraft && (
              <Part id="deliveries" title={t('deliveries.heading')}>
                <Deliveries
                  {...{ deliverables, discussions, ids, owner, names, reply, writes }}
                  project={project.id}
                />
              </Part>
            )}
          </>
        }
        line={<ProjectTimeline {...{ staff, updates, names, subject }} notes={props.notes} />}
        write={
          writes && (
            <ProjectWriting
              id={ids.update}
              reply={reply}
              notes={subject}
              noteReply={props.noteReply}
              updates={!isDraft}
            />
          )
        }
        facts={
          <>
            <Part id="project-facts" title={t('facts.heading')}>
              <Facts {...{ project, staff, names }} />
            </Part>
            {writes && !isDraft && (
              <>
                <Part id="dates" title={t('dates.title')}>
                  <DatesForm {...{ project, reply }} />
                </Part>
                <Part id="waits" title={t('waits.title')}>
                  <WaitForms {...{ project, reply }} />
                </Part>
                <Part id="state" title={t('states.title')}>
                  <StateForms {...{ project, reply }} />
                </Part>
              </>
            )}
            {writes && staff.isPerson && may('crm', 'read') && (
              <Part id="client" title={t('client.title')}>
                <ProjectClient invoiced={staff.invoiced} {...{ sought, companies, reply }} />
              </Part>
            )}
            {writes && (
              <Part id="edit" title={t('edit')}>
                <DraftForm {...{ project, reply }} />
              </Part>
            )}
            {!isDraft && (
              <>
                <Part id="people" title={t('people.title')}>
                  <ProjectPeople {...staff} {...{ names, invitable, reply, writes }} />
                </Part>
                <Part id="files" title={t('files:staff.title')}>
                  <ProjectFiles
                    {...{ shelf, owner, names, reply, writes }}
                    project={project.id}
                    folderKey={ids.folder}
                  />
                </Part>
              </>
            )}
            {invoices && (
              <InvoicesOf
                invoices={invoices}
                of={{ project: project.id }}
                begin={{ client: project.organization, project: project.id }}
              />
            )}
          </>
        }
      />
    </>
  );
}
