import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import {
  readAnswerTimes,
  readTicketTargets,
} from '#app/features/tickets/clocks/ticket-targets.store.server.ts';
import type { TicketTarget } from '#app/features/tickets/clocks/ticket-targets.ts';
import { adminPath } from '#app/paths.ts';
import { useWriting } from '#app/ui/admin/use-edition.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readTargets } from '../answer-clock/answer-targets.store.server.ts';
import type { AnswerTarget } from '../answer-clock/answer-targets.ts';
import { type TargetsReply, targetAction } from '../answer-clock/commands/target-actions.server.ts';
import styles from '../answer-clock/targets.css?url';
import { TargetsForm } from '../answer-clock/targets-form.tsx';
import type { Route } from './+types/answer-targets.route';
import { TicketTargetFields } from './ticket-target-fields.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const all = await asPerson(user, async (tx) => ({
    targets: await readTargets(tx),
    ticketTargets: await readTicketTargets(tx),
  }));
  const times = current.permissions.has('feedback:read')
    ? await asPerson(user, readAnswerTimes)
    : [];
  return { head: adminHead(request, 'nav.answerTargets'), all, times };
}

export const action = targetAction;

type All = { targets: readonly AnswerTarget[]; ticketTargets: readonly TicketTarget[] };

const editionOf = ({ targets, ticketTargets }: All) =>
  [
    ...targets.map(({ id, revision }) => `${id} ${revision}`),
    ...ticketTargets.map(({ priority, revision }) => `${priority} ${revision}`),
  ].join();

/**
 * The values of the form. New values replace them, unless the user is typing. Then the user's own save updates
 * only the revisions, and a colleague's save is a conflict at the user's next save.
 */
function useFilled(newest: All, reply: TargetsReply | undefined) {
  const [filled, fill] = useState({ all: newest, reply, round: 0 });
  const { touched, writing, heard } = useWriting();
  const stands = editionOf(newest) === editionOf(filled.all);
  const own = reply !== filled.reply && reply?.ok === true && reply.intent === 'save';
  const busy = touched || writing;
  if (!stands && (own || !busy)) {
    fill({ all: newest, reply, round: filled.round + (busy ? 0 : 1) });
  }
  return { ...filled, heard };
}

export default function AnswerTargetsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('answer-clock');
  const { may } = usePermissions();
  const reply = useLatestReply<TargetsReply>(actionData);
  const { all, round, heard } = useFilled(loaderData.all, reply);
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('targets.title')}</h1>
        <Link className="link" to={adminPath('holidays')}>
          {t('targets.holidays')}
        </Link>
        <Link className="link" to={`${adminPath('changes')}?table=answer_targets`}>
          {t('targets.history')}
        </Link>
      </header>
      {may('settings', 'update') || <p className="admin-notice">{t('targets.readOnly')}</p>}
      <div {...heard}>
        <TargetsForm key={round} targets={all.targets} reply={reply}>
          <TicketTargetFields targets={all.ticketTargets} times={loaderData.times} reply={reply} />
        </TargetsForm>
      </div>
    </>
  );
}
