import { useTranslation } from 'react-i18next';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { tableNamer } from '../table-names.ts';
import type { RequestReply } from './commands/request-actions.server.ts';
import { RequestAnswer } from './request-answer.tsx';
import { RequestDue } from './request-due.tsx';
import type { findingsOf, StaffRequest } from './staff-privacy.store.server.ts';

type Findings = Awaited<ReturnType<typeof findingsOf>>;
type Props = {
  request: StaffRequest;
  findings: Findings;
  reply: RequestReply | undefined;
  now: string;
};

function useTableName() {
  const { t } = useTranslation('privacy');
  return tableNamer(t('tables', { returnObjects: true }));
}

function Held({ state, findings }: { state: StaffRequest['state']; findings: Findings }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  const nameOf = useTableName();
  if (state === 'unproved') return <p className="soft">{t('heldUnproved')}</p>;
  const others = findings.filter(({ table }) => table !== 'public.privacy_requests');
  if (others.length === 0) return <p className="soft">{t('heldNothing')}</p>;
  return (
    <dl className="admin-facts">
      {others.map(({ table, found }) => (
        <div key={table}>
          <dt>{nameOf(table)}</dt>
          <dd>{t('rows', { count: found })}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ events }: Pick<StaffRequest, 'events'>) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  const locale = useLocale();
  const nameOf = useTableName();
  const own = new Set(['asked', 'proved', 'copy_fetched']);
  return (
    <ol className="admin-log">
      {events.map(({ id, event, at, by, counts }) => (
        <li key={id}>
          <time className="num" dateTime={at}>
            {formatDateTime(new Date(at), locale)}
          </time>
          <span>
            {`${t(`events.${event}`)}, ${by ?? t(own.has(event) ? 'byPerson' : 'byServer')}`}
            {Object.keys(counts).length > 0 && (
              <span className="soft">
                {`: ${Object.entries(counts)
                  .map(([table, count]) => `${nameOf(table)} ${count}`)
                  .join(', ')}`}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A request waits for a link that was never sent: only staff can see that. */
function Unsent({ request: { state, unsent } }: Pick<Props, 'request'>) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  if (state !== 'unproved' || !unsent) return null;
  return <p className="bad">{t(unsent === 'withheld' ? 'withheld' : `unmailed.${unsent}`)}</p>;
}

/** One request: its kind, the stored data, the actions, and the history. */
export function RequestPage({ request, findings, reply, now }: Props) {
  const { t } = useTranslation('privacy');
  const facts = [
    [t('admin.who'), request.email ?? t('admin.forgotten')],
    [t('admin.name'), request.name],
    [t('admin.message'), request.message],
    [t('admin.answer'), request.answer],
  ] as const;
  return (
    <article className="admin-page admin-record">
      <header>
        <p className="num soft">{request.protocol}</p>
        <h1 className="title">{t(`kinds.${request.kind}`)}</h1>
        <p>
          {`${t(`admin.states.${request.state}`)} · `}
          <RequestDue request={request} now={now} />
        </p>
        <Unsent request={request} />
      </header>
      {/* The field itself reports a wrong password. */}
      {reply && !(reply.ok === false && reply.code === 'password_wrong') && (
        <ReplyLine
          kind="privacy-request"
          reply={reply}
          text={reply.ok ? t(`admin.done.${reply.data.outcome}`) : t(`admin.failed.${reply.code}`)}
        />
      )}
      <ConfirmAgainForm reply={reply} />
      <div>
        <section aria-labelledby="facts">
          <h2 id="facts" className="subtitle">
            {t('admin.facts')}
          </h2>
          <dl className="admin-facts">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        <section aria-labelledby="held">
          <h2 id="held" className="subtitle">
            {t('admin.held')}
          </h2>
          <Held state={request.state} findings={findings} />
        </section>
        <section aria-labelledby="act">
          <h2 id="act" className="subtitle">
            {t('admin.act')}
          </h2>
          <RequestAnswer request={request} reply={reply} />
        </section>
      </div>
      <div>
        <section aria-labelledby="history">
          <h2 id="history" className="subtitle">
            {t('admin.history')}
          </h2>
          <History events={request.events} />
        </section>
      </div>
    </article>
  );
}
