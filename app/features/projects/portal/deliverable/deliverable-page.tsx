import { useTranslation } from 'react-i18next';
import { CommentForm, Comments } from '#app/areas/portal/parts/conversation.tsx';
import { VersionGauge } from '#app/areas/portal/parts/deliverables.tsx';
import { FailedCode } from '#app/areas/portal/parts/failed-code.tsx';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { formatDate, formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath } from '#app/paths.ts';
import { ApproveSheet, ChangeSheet, isCorrectable } from './decision-sheets.tsx';
import type { DeliverableProps } from './deliverable-props.ts';
import { Receipt } from './receipt.tsx';
import { VersionLook } from './version-look.tsx';

/** What became of what was pressed. */
function Outcome({
  done,
  reply,
  deliverable,
}: Pick<DeliverableProps, 'done' | 'reply' | 'deliverable'>) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  if (reply && reply.code !== 'invalid' && reply.code !== 'long' && reply.code !== 'placed') {
    const { code, details } = reply;
    // Staff who look as the client decide as little as staff who are its members.
    const refused = code === 'viewing' || code === 'forbidden' ? 'staff' : code;
    const at = details ? formatDateTime(new Date(details.at), locale) : '';
    const last = deliverable.versions[0];
    // Its field is open again below, or there is none any more: then it can be copied from here.
    const typed = isCorrectable(reply) ? undefined : reply.values['body'];
    return (
      <div className="portal-note portal-failed" role="alert">
        <p>
          <b>{t(`decision.refused.${refused}`, { by: details?.by ?? t('gone'), at })}</b>
        </p>
        {code === 'failed' ? <FailedCode /> : <p className="soft">{t('decision.notKept')}</p>}
        {typed && (
          <>
            <p className="soft">{t('decision.typed')}</p>
            <p className="portal-words">{typed}</p>
          </>
        )}
        {code === 'decided' && last && (
          <p>
            <a
              className="link"
              href={`${portalPath('deliverable', { id: deliverable.id })}?versao=${last.number}`}
            >
              {t('decision.seeLast', { number: last.number })}
            </a>
          </p>
        )}
      </div>
    );
  }
  if (!done || reply) return null;
  return (
    <div className="portal-note" role="status">
      <p>
        <b>{t(`decision.done.${done}`)}</b>
      </p>
    </div>
  );
}

function Versions({ deliverable, version }: Pick<DeliverableProps, 'deliverable' | 'version'>) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  return (
    <ol className="portal-rows">
      {deliverable.versions.map(({ id, number, state, sentAt }) => (
        <li key={id} className="portal-row">
          <p>
            {id === version.id ? (
              <b aria-current="true">{t('version.number', { number })}</b>
            ) : (
              <a
                className="link"
                href={`${portalPath('deliverable', { id: deliverable.id })}?versao=${number}`}
              >
                {t('version.number', { number })}
              </a>
            )}{' '}
            <span className="soft">{formatDate(new Date(sentAt), locale)}</span>
          </p>
          <VersionGauge state={state} />
        </li>
      ))}
    </ol>
  );
}

function Decision(props: DeliverableProps) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const { version, isLast, role, isStaff, owners, reply } = props;
  if (!isLast || version.state === 'replaced' || role === 'finance') return null;
  if (isStaff) return <p className="soft">{t('decision.refused.staff')}</p>;
  const waits = version.state === 'waiting';
  // What was refused is open below, and no button opens it.
  const failed = reply?.intent === 'change' && isCorrectable(reply);
  return (
    <>
      {waits && role !== 'owner' && owners.length > 0 && (
        <p className="soft">
          {t('decision.only', {
            count: owners.length,
            who: new Intl.ListFormat(locale).format(owners),
          })}
        </p>
      )}
      <div className="portal-acts">
        {waits && role === 'owner' && (
          <button type="button" className="button" popoverTarget="aprovar">
            {t('decision.approve', version)}
          </button>
        )}
        {!failed && (
          <button type="button" className="button outlined" popoverTarget="ajuste">
            {t('decision.change')}
          </button>
        )}
      </div>
      {waits && role === 'owner' && <ApproveSheet {...props} />}
      <ChangeSheet {...props} />
    </>
  );
}

/** A version with everything that a decision needs, and the two ways to decide. */
export function DeliverablePage(props: DeliverableProps) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const { deliverable, version, project, holds, names, role, frame, now, ids, reply } = props;
  const action = `${portalPath('deliverable', { id: deliverable.id })}?versao=${version.number}`;
  const failed = reply?.intent === 'comment' && isCorrectable(reply) ? reply : undefined;
  const code = failed?.code === 'failed' || failed?.code === 'long' ? failed.code : 'empty';
  const sender = version.sentBy && names[version.sentBy];
  const day = formatDate(new Date(version.sentAt), locale);
  return (
    <PortalFrame frame={frame} section="projects">
      <p>
        <a className="link" href={portalPath('project', { id: project.id })}>
          {project.name}
        </a>
      </p>
      <div className="portal-split">
        <div>
          <TwoLines
            thing={deliverable.title}
            state={t(`version.states.${version.state}`, {
              number: version.number,
              by: version.approval?.by ?? t('gone'),
            })}
          />
          <p className="soft">
            {sender ? t('version.sent', { name: sender, day }) : t('version.sentOn', { day })}{' '}
            {holds && t('version.holds')}
          </p>
          <Outcome {...props} />
          {version.approval && (
            <Receipt
              approval={version.approval}
              title={deliverable.title}
              number={version.number}
            />
          )}
          <VersionLook {...props} />
          {version.changes && (
            <Part id="mudou" title={t('version.news', version)}>
              <p className="portal-words">{version.changes}</p>
            </Part>
          )}
        </div>
        <div>
          <Decision {...props} />
          <Part id="versoes" title={t('version.all')}>
            <Versions {...{ deliverable, version }} />
          </Part>
          <Part id="comentarios" title={t('comment.title', version)}>
            {version.comments.length === 0 && <p className="soft">{t('comment.none')}</p>}
            <Comments comments={version.comments} {...{ now, names }} />
            {role !== 'finance' && (
              <CommentForm
                action={action}
                id={ids.comment}
                about={{ version: version.id }}
                typed={failed?.values['body']}
                error={failed && t(`comment.${code}`)}
              />
            )}
          </Part>
        </div>
      </div>
    </PortalFrame>
  );
}
