import { useTranslation } from 'react-i18next';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { doneIn } from '#app/areas/auth/done.ts';
import { DoneNotice } from '#app/areas/auth/done-notice.tsx';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, portalHead, portalWords } from '#app/areas/portal/portal-page.server.ts';
import { readInvoicesOf } from '#app/features/projects/invoices/invoices.store.server.ts';
import { readMemberships, readOwners } from '#app/features/projects/members.store.server.ts';
import {
  readDeliverables,
  readNames,
  readProjectsOf,
  readUpdates,
} from '#app/features/projects/projects.store.server.ts';
import { readMySurveys } from '#app/features/satisfaction/my-surveys.store.server.ts';
import { readWaitingTickets } from '#app/features/tickets/queries/client-tickets.store.server.ts';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo, portalPath } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { ProjectRow } from '../projects/project-row.tsx';
import type { Route } from './+types/overview.route';
import { NextInvoice } from './next-invoice.tsx';
import styles from './overview.css?url';
import { StateLines } from './state-lines.tsx';
import {
  inTurn,
  type Waiting,
  WaitingList,
  waitingAnswers,
  waitingInvoices,
  waitingWork,
} from './waiting-list.tsx';

export const middleware = [requireSession];

const MOST_NEWS = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const wanted = new URL(request.url).searchParams.get('cliente');
  const read = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const chosen = memberships.find(({ id }) => id === wanted) ?? memberships[0];
    const projects = chosen ? await readProjectsOf(tx, chosen.id) : [];
    const visible = projects.filter(({ shownAt }) => shownAt !== null);
    const ids = visible.map(({ id }) => id);
    const updates = await readUpdates(tx, ids, MOST_NEWS);
    const money =
      chosen && chosen.role !== 'member' ? await readInvoicesOf(tx, chosen.id) : undefined;
    return {
      money: money ?? null,
      memberships,
      chosen,
      projects: visible,
      deliverables: await readDeliverables(tx, ids),
      updates,
      tickets: (await readWaitingTickets(tx)).filter(
        ({ organization }) => organization === chosen?.id,
      ),
      // Staff who view as the client get no surveys.
      surveys: user.viewing ? [] : (await readMySurveys(tx)).filter(({ answered }) => !answered),
      owners: chosen && chosen.role !== 'owner' ? await readOwners(tx, chosen.id) : [],
      names: await readNames(
        tx,
        updates.map(({ author }) => author),
      ),
    };
  });
  const { memberships, chosen, ...rest } = read;
  return {
    head: portalHead(portalWords(request)('overview.name'), styles),
    done: doneIn(request),
    frame: await frameOf(request, context, memberships, chosen?.id ?? null),
    now: new Date().toISOString(),
    ...rest,
  };
}

type Data = Route.ComponentProps['loaderData'];

/** Shown before a project is published: who acts next, and what follows. */
function NothingYet({ done, frame }: Pick<Data, 'done' | 'frame'>) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  return (
    <PortalFrame frame={frame} section="overview">
      <TwoLines thing={t('empty.thing')} state={t('empty.state')} />
      {done && <DoneNotice done={done} />}
      <p className="soft">{t(frame.organization ? 'empty.text' : 'empty.nobody')}</p>
      <p className="acts">
        <ActionLink href={pathTo('process', locale)} arrow>
          {t('empty.process')}
        </ActionLink>
        <ActionLink href={pathTo('contact', locale)} arrow>
          {t('empty.contact')}
        </ActionLink>
      </p>
    </PortalFrame>
  );
}

function Title({ waiting, owners }: { waiting: readonly Waiting[]; owners: readonly string[] }) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const { length: count } = waiting;
  if (count === 0) return <TwoLines thing={t('overview.clear')} state={t('overview.nothing')} />;
  const who = owners.length > 0 ? new Intl.ListFormat(locale).format(owners) : t('overview.you');
  return (
    <TwoLines thing={t('overview.things', { count })} state={t('overview.wait', { count, who })} />
  );
}

/** Waiting items first, then the state of each project, then news. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { projects, deliverables, tickets, surveys, updates, owners, names, frame, now, done } =
    loaderData;
  const { money } = loaderData;
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const owed = money?.invoices ?? [];
  if (projects.length === 0 && tickets.length === 0 && owed.length === 0)
    return <NothingYet done={done} frame={frame} />;
  const bills =
    money && frame.organization ? waitingInvoices(owed, money.today, frame.organization.id) : [];
  const waiting = inTurn([
    ...waitingWork(projects, deliverables),
    ...waitingAnswers(tickets),
    ...bills,
  ]);
  return (
    <PortalFrame frame={frame} section="overview">
      <div className="portal-two">
        <div>
          <Title waiting={waiting} owners={bills.length > 0 ? [] : owners} />
          {done && <DoneNotice done={done} />}
          {surveys.map(({ id, project }) => (
            <p key={id} className="soft">
              {t('survey.ask', { project })}{' '}
              <a className="link" href={portalPath('survey', { id })}>
                {t('survey.open')}
              </a>
            </p>
          ))}
        </div>
        <WaitingList waiting={waiting} decides={frame.organization?.role === 'owner'} now={now} />
        <StateLines projects={projects} />
      </div>
      {projects.length > 0 && (
        <Part id="projetos" title={t('overview.where')}>
          <ul className="portal-rows">
            {projects.map((project) => (
              <ProjectRow key={project.id} project={project} />
            ))}
          </ul>
          <details className="portal-fold">
            <summary>{t('key.title')}</summary>
            <ul className="portal-rows soft">
              <li>{t('key.colours')}</li>
              <li>{t('key.views')}</li>
              <li>{t('key.blocked')}</li>
            </ul>
          </details>
        </Part>
      )}
      <div className="portal-split">
        <Part id="noticias" title={t('news.title')}>
          {updates.length === 0 && <p className="soft">{t('news.none')}</p>}
          <ol className="portal-rows">
            {updates.map(({ id, author, at, body, project }) => (
              <li key={id}>
                <p className="note">
                  {formatWhen(new Date(at), new Date(now), locale)} ·{' '}
                  {(author && names[author]) ?? t('gone')}
                </p>
                <p className="portal-words">{body}</p>
                {projects.length > 1 && (
                  <p className="soft">
                    <a className="link" href={portalPath('project', { id: project })}>
                      {projects.find((one) => one.id === project)?.name}
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </Part>
        {money && owed.length > 0 && <NextInvoice {...money} frame={frame} />}
      </div>{' '}
    </PortalFrame>
  );
}
