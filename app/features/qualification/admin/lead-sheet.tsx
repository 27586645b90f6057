import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { toast } from 'sonner';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { LeadState } from './lead-state.tsx';
import type { readLead } from './staff-leads.store.server.ts';
import { type LeadStatus, waysFrom } from './staff-leads.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
type Reply = { moved: true; status: LeadStatus } | { moved: false };

function Moves({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const { may } = usePermissions();
  const fetcher = useFetcher<Reply>();
  const { data, submit, state } = fetcher;
  const previous = lead.history[0]?.from;
  useEffect(() => {
    if (!data) return;
    if (!data.moved) {
      toast.error(t('leads.notChanged'));
      return;
    }
    const status = t(`leads.statuses.${data.status}`);
    toast.success(t('leads.changed', { status }), {
      id: 'lead-moved',
      ...(previous && {
        action: {
          label: t('leads.undo'),
          onClick: () => void submit({ status: previous }, { method: 'post' }),
        },
      }),
    });
  }, [data, previous, submit, t]);
  if (!may('crm', 'update')) return <p className="soft">{t('leads.readOnly')}</p>;
  return (
    <fetcher.Form method="post" className="acts">
      {waysFrom(lead.status).map((status, index) => (
        <Button
          key={status}
          type="submit"
          name="status"
          value={status}
          small
          variant={index === 0 ? 'primary' : 'outline'}
          busy={state !== 'idle'}
        >
          {t(`leads.statuses.${status}`)}
        </Button>
      ))}
    </fetcher.Form>
  );
}

/** One lead: where it stands, what was said, and everything that has happened to it. */
export function LeadSheet({ lead }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const at = (moment: string) => formatDateTime(new Date(moment), locale);
  const known = t('leads.fields', { returnObjects: true });
  const labelOf = (name: string, label: string) =>
    label || (name in known ? known[name as keyof typeof known] : name);
  const answerOf = (asked: string) =>
    lead.answers.find(({ property }) => property === asked)?.value;
  const title = answerOf('name') ?? answerOf('email') ?? t('leads.anonymous');
  return (
    <article className="ad-sheet">
      <p>
        <Link className="l" to="/admin/leads">
          {t('leads.back')}
        </Link>
      </p>
      <header>
        <p className="num soft">{lead.protocol}</p>
        <h1 className="t2">{title}</h1>
        <LeadState status={lead.status} />
        {lead.review && (
          <p className="bad">{t('leads.review', { reason: t(`leads.reviews.${lead.review}`) })}</p>
        )}
      </header>
      <section aria-labelledby="change">
        <h2 id="change" className="t3">
          {t('leads.change')}
        </h2>
        <Moves lead={lead} />
      </section>
      <section aria-labelledby="answers">
        <h2 id="answers" className="t3">
          {t('leads.answers')}
        </h2>
        <dl className="ad-facts">
          {lead.answers.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{labelOf(name, label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('leads.source')}</dt>
            <dd>{t(`leads.sources.${lead.source}`)}</dd>
          </div>
          <div>
            <dt>{t('leads.page')}</dt>
            <dd>{lead.page}</dd>
          </div>
          {lead.campaign && (
            <div>
              <dt>{t('leads.campaign')}</dt>
              <dd>{lead.campaign}</dd>
            </div>
          )}
        </dl>
      </section>
      <section aria-labelledby="history">
        <h2 id="history" className="t3">
          {t('leads.history')}
        </h2>
        <ol className="ad-log">
          {lead.history.map((change) => (
            <li key={change.at}>
              <time className="num" dateTime={change.at}>
                {at(change.at)}
              </time>
              <span>
                {t('leads.moved', {
                  from: t(`leads.statuses.${change.from}`),
                  to: t(`leads.statuses.${change.to}`),
                })}
                {', '}
                {change.by ?? t('leads.byServer')}
              </span>
            </li>
          ))}
          <li>
            <time className="num" dateTime={lead.createdAt}>
              {at(lead.createdAt)}
            </time>
            <span>{t('leads.received')}</span>
          </li>
        </ol>
      </section>
    </article>
  );
}
