import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { readTargets } from '#app/features/qualification/admin/answer-clock/answer-targets.store.server.ts';
import type {
  AnswerTarget,
  TargetsReply,
} from '#app/features/qualification/admin/answer-clock/answer-targets.ts';
import { actOnTargets } from '#app/features/qualification/admin/answer-clock/save-targets.server.ts';
import styles from '#app/features/qualification/admin/answer-clock/targets.css?url';
import { TargetsForm } from '#app/features/qualification/admin/answer-clock/targets-form.tsx';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { useWriting } from '#app/ui/admin/use-edition.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/answer-targets.route';

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const targets = await asPerson(asker, readTargets);
  return { head: adminHead(request, 'nav.answerTargets'), targets };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  const { reply, status } = await actOnTargets(asker, { form, permissions: current.permissions });
  return data(reply, { status });
}

const editionOf = (targets: readonly AnswerTarget[]) =>
  targets.map(({ id, revision }) => `${id} ${revision}`).join();

/**
 * What the form is filled with. It begins anew when there is something else to show, unless somebody writes
 * in it: then her own save brings the new revisions alone, and a colleague's one meets hers when she saves.
 */
function useFilled(newest: readonly AnswerTarget[], reply: TargetsReply | undefined) {
  const [filled, fill] = useState({ targets: newest, reply, round: 0 });
  const { touched, writing, heard } = useWriting();
  const stands = editionOf(newest) === editionOf(filled.targets);
  const own = reply !== filled.reply && reply?.kind === 'saved';
  const busy = touched || writing;
  if (!stands && (own || !busy)) {
    fill({ targets: newest, reply, round: filled.round + (busy ? 0 : 1) });
  }
  return { ...filled, heard };
}

export default function AnswerTargetsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('answer-clock');
  const { may } = usePermissions();
  const reply = useKeptReply(actionData);
  const { targets, round, heard } = useFilled(loaderData.targets, reply);
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('targets.title')}</h1>
        <Link className="l" to={adminPath('holidays')}>
          {t('targets.holidays')}
        </Link>
        <Link className="l" to={`${adminPath('changes')}?table=answer_targets`}>
          {t('targets.history')}
        </Link>
      </header>
      {may('settings', 'update') || <p className="ad-notice">{t('targets.readOnly')}</p>}
      <div {...heard}>
        <TargetsForm key={round} targets={targets} reply={reply} />
      </div>
    </>
  );
}
