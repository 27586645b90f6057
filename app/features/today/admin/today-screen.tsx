import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { BackupsNotice } from '#app/features/backups/backups-notice.server.ts';
import { ContentActNotice } from '#app/features/content/admin/content-act-notice.tsx';
import type { OutageNotice } from '#app/features/outage/outage-notice.server.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Figures } from './figures/read-figures.server.ts';
import { FiguresView } from './figures-view.tsx';
import type { FirstStepsReply } from './first-steps/commands/first-steps-actions.server.ts';
import { FIRST_STEPS, type FirstStepsRead, isStepDone } from './first-steps/first-steps.ts';
import { FirstStepsList } from './first-steps/first-steps-list.tsx';
import { Measures } from './measures.tsx';
import { PrintButton } from './print-button.tsx';
import type { Queue } from './queue/queue.ts';
import { QueueView } from './queue/queue-view.tsx';
import { ComparisonMenu, PrintedRange, RangeMenu } from './range-menus.tsx';
import type { TodayRange } from './today-range.ts';

type Props = {
  now: string;
  /** The same, written out. */
  moment: string;
  today: string;
  range: TodayRange;
  /** Undefined: the user may not see it. Null: could not be read. */
  queue: Queue | null | undefined;
  figures: Figures | null | undefined;
  proxyForgotten: boolean;
  /** Mails to unverified addresses reached their ceiling within the hour. */
  mailCeiling: boolean;
  /** The last time without a database, where staff should know of it. */
  outage: OutageNotice | null;
  /** For administrators. */
  backups: BackupsNotice | null;
  firstSteps: FirstStepsRead | null;
  me: string;
  email: string;
  reply: FirstStepsReply | undefined;
};

/** The result of a test mail; the list itself shows whether it is hidden. */
function useResultToast({ reply, email }: Pick<Props, 'reply' | 'email'>): void {
  const { t } = useTranslation('admin', { keyPrefix: 'overview.firstSteps' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reply is reported once
  useEffect(() => {
    if (reply?.intent !== 'mail-test') return;
    if (!reply.ok) {
      if (reply.code === 'waits') showNotice('first-steps', 'message', t('waits'));
    } else {
      if (reply.data.server) showNotice('first-steps', 'success', t('asked', { email }));
      else showNotice('first-steps', 'message', t('askedNone', { email }));
    }
  }, [reply]);
}

function Warning({ what }: { what: 'proxy' | 'mailCeiling' }) {
  const { t } = useTranslation('admin', { keyPrefix: `overview.${what}` });
  return (
    <section className="admin-notice bad tall" aria-labelledby={what}>
      <h2 id={what} className="subtitle">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
    </section>
  );
}

/** What happened while the database was away: when, how many posts, and where those lie that it refused. */
function OutageSection({ outage }: { outage: OutageNotice }) {
  const { t } = useTranslation('outage', { keyPrefix: 'notice' });
  const { state, began, ended, received, stored, waiting, setAside, place } = outage;
  return (
    <section
      className={state === 'over' && setAside === 0 ? 'admin-notice tall' : 'admin-notice bad tall'}
      aria-labelledby="outage"
    >
      <h2 id="outage" className="subtitle">
        {t(`${state}.title`)}
      </h2>
      <p>{t(`${state}.text`, { began, ended })}</p>
      <p>
        {t('counts', {
          received: t('received', { count: received }),
          stored: t('stored', { count: stored }),
          waiting: t('waiting', { count: waiting }),
        })}
      </p>
      {setAside > 0 && <p>{t('setAside', { count: setAside, place })}</p>}
    </section>
  );
}

/** When data were last backed up, and when a back-up was last restored as a test. */
function BackupsSection({ backups: { isBad, lines } }: { backups: BackupsNotice }) {
  const { t } = useTranslation('backups');
  return (
    <section
      className={isBad ? 'admin-notice bad tall' : 'admin-notice tall'}
      aria-labelledby="backups"
    >
      <h2 id="backups" className="subtitle">
        {t('title')}
      </h2>
      {lines.map(({ text, values }) => (
        <p key={text}>{t(text, values)}</p>
      ))}
    </section>
  );
}

function Head({
  now,
  moment,
  today,
  range,
  ...rest
}: Pick<Props, 'now' | 'moment' | 'today' | 'range'> & {
  figured: boolean;
  stepsPutAway: boolean;
}) {
  const { t: admin } = useTranslation('admin');
  return (
    <header className="admin-head overview-head">
      <h1 className="title">{admin('home')}</h1>
      <time className="soft" dateTime={now}>
        {moment}
      </time>
      {rest.figured && <PrintedRange range={range} />}
      <div className="acts">
        {rest.stepsPutAway && (
          <Form method="post">
            <button type="submit" className="first-steps-way" name="intent" value="show">
              {admin('overview.firstSteps.show')}
            </button>
          </Form>
        )}
        {rest.figured && (
          <>
            <RangeMenu range={range} today={today} />
            <ComparisonMenu range={range} />
            <PrintButton />
          </>
        )}
      </div>
    </header>
  );
}

/** The first screen: what waits for the user, then the figures. */
export function TodayScreen({ queue, figures, firstSteps, ...rest }: Props) {
  const { t } = useTranslation('today');
  const {
    proxyForgotten,
    mailCeiling,
    outage,
    backups,
    now,
    moment,
    today,
    range,
    me,
    email,
    reply,
  } = rest;
  useResultToast({ reply, email });
  const left = firstSteps && FIRST_STEPS.some((step) => !isStepDone(step, firstSteps.facts));
  const head = { now, moment, today, range };
  return (
    <>
      <Head
        {...head}
        figured={figures !== undefined}
        stepsPutAway={Boolean(left && firstSteps.hidden)}
      />
      {range.problem && (
        <p className="admin-notice bad" role="alert">
          {t(`range.problems.${range.problem}`)}
        </p>
      )}
      {proxyForgotten && <Warning what="proxy" />}
      {mailCeiling && <Warning what="mailCeiling" />}
      {outage && <OutageSection outage={outage} />}
      {backups?.isBad && <BackupsSection backups={backups} />}
      {(reply?.intent === 'remove-samples' || reply?.intent === 'undo') && (
        <ContentActNotice reply={reply} />
      )}
      {left && !firstSteps.hidden && <FirstStepsList facts={firstSteps.facts} />}
      <div className="overview">
        {queue && <QueueView queue={queue} me={me} now={now} />}
        {queue === null && <EmptyState title={t('failed.queue')} text={t('failed.text')} />}
        {figures && (
          <>
            <Measures measures={figures.measures} />
            <FiguresView figures={figures.figures} />
          </>
        )}
        {figures === null && <EmptyState title={t('failed.figures')} text={t('failed.text')} />}
      </div>
      {backups && !backups.isBad && <BackupsSection backups={backups} />}
    </>
  );
}
