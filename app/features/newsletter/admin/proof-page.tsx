import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDateTime, formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import type { SubscriptionReply } from './commands/subscription-actions.server.ts';
import { consentTextOf } from './consent-archive.ts';
import type { Proof } from './staff-newsletter.store.server.ts';
import { SubscriptionState } from './subscription-state.tsx';

function useWhen() {
  const locale = useLocale();
  return (moment: string) => (
    <time dateTime={moment}>{formatDateTime(new Date(moment), locale)}</time>
  );
}

/** A version is the day since which its text is in use. */
function useVersion() {
  const locale = useLocale();
  return (version: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatShortDay(version, locale) : version;
}

function Facts({ proof }: { proof: Proof }) {
  const { t } = useTranslation('staff-newsletter');
  const when = useWhen();
  const facts = [
    [t('status'), <SubscriptionState key="status" status={proof.status} />],
    [t('proof.created'), when(proof.created)],
    [t('proof.asked'), when(proof.asked)],
    [t('proof.confirmed'), proof.confirmed && when(proof.confirmed)],
    [t('proof.left'), proof.left && when(proof.left)],
    [t('proof.withheld'), proof.withheld && when(proof.withheld)],
    [t('proof.bounced'), proof.bounced && when(proof.bounced)],
    [t('proof.bounce'), proof.bounce],
    [t('source'), proof.source],
    [t('campaign'), proof.campaign],
    [t('proof.browser'), proof.browser],
  ] as const;
  return (
    <dl className="admin-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The consent text, in the language in which the person read it. */
function ConsentText({ version, locale }: Proof['consent']) {
  const { t } = useTranslation('staff-newsletter', { keyPrefix: 'proof' });
  const dayOf = useVersion();
  const text = consentTextOf(version, locale);
  return (
    <figure>
      <figcaption className="soft">
        {t('version', { version: dayOf(version), language: t(`languages.${locale}`) })}
      </figcaption>
      {text ? <blockquote lang={locale}>{text}</blockquote> : <p>{t('noText')}</p>}
    </figure>
  );
}

/** Every consent sentence of its events, once, the newest first. */
function wordingsOf({ consent, events }: Proof): Proof['consent'][] {
  const all = [consent, ...events.map((event) => event.consent).reverse()];
  const seen = new Map(all.map((each) => [`${each.version} ${each.locale}`, each]));
  return [...seen.values()];
}

function Events({ events }: Pick<Proof, 'events'>) {
  const { t } = useTranslation('staff-newsletter', { keyPrefix: 'proof' });
  const when = useWhen();
  const dayOf = useVersion();
  return (
    <ol className="admin-log">
      {events.map(({ id, kind, way, at, by, consent }) => (
        <li key={id}>
          <span className="num">{when(at)}</span>
          <span>
            {t(`events.${kind}`)},{' '}
            {way === 'staff' ? t('byStaff', { name: by ?? t('somebody') }) : t(`ways.${way}`)}
          </span>
          {kind !== 'unsubscribed' && (
            <span className="soft">{t('under', { version: dayOf(consent.version) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function ActButton({ act }: { act: SubscriptionReply['intent'] }) {
  const { t } = useTranslation('staff-newsletter', { keyPrefix: `acts.${act}` });
  return (
    <Needs resource="campaigns" action="update" label={t('label')}>
      <Form method="post" className="acts">
        <input type="hidden" name="intent" value={act} />
        <ConfirmSubmit
          label={t('label')}
          question={t('question')}
          text={t('text')}
          confirm={t('confirm')}
          cancel={t('cancel')}
        />
      </Form>
    </Needs>
  );
}

function Outcome({ reply }: { reply: SubscriptionReply }) {
  const { t } = useTranslation('staff-newsletter', { keyPrefix: 'outcomes' });
  const text = reply.ok
    ? t(`done.${reply.intent}`)
    : t(reply.code === 'invalid' ? 'gone' : reply.code);
  return <ReplyLine kind="subscription" reply={reply} text={text} />;
}

/** One subscription: the proof of consent, its history, and the actions on request. */
export function ProofPage({
  proof,
  reply,
}: {
  proof: Proof;
  reply: SubscriptionReply | undefined;
}) {
  const { t } = useTranslation('staff-newsletter');
  return (
    <article className="admin-page admin-record">
      <header>
        <h1 className="title admin-words">{proof.email}</h1>
        <p className="soft">{t('proof.lead')}</p>
      </header>
      {reply && <Outcome reply={reply} />}
      <div>
        <Facts proof={proof} />
        {proof.status !== 'unsubscribed' && (
          <section>
            <h2 className="subtitle">{t('acts.title')}</h2>
            <p className="soft">{t('acts.lead')}</p>
            <div className="acts">
              {(proof.status === 'pending' || proof.status === 'undeliverable') && (
                <ActButton act="resend" />
              )}
              <ActButton act="unsubscribe" />
            </div>
          </section>
        )}
      </div>
      <div>
        <section>
          <h2 className="subtitle">{t('proof.consent')}</h2>
          {wordingsOf(proof).map((consent) => (
            <ConsentText key={`${consent.version} ${consent.locale}`} {...consent} />
          ))}
        </section>
        <section>
          <h2 className="subtitle">{t('proof.history')}</h2>
          <Events events={proof.events} />
        </section>
      </div>
    </article>
  );
}
