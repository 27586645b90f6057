import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { readTargets } from '#app/features/qualification/admin/answer-clock/answer-targets.store.server.ts';
import { actOnTargets } from '#app/features/qualification/admin/answer-clock/save-targets.server.ts';
import styles from '#app/features/qualification/admin/answer-clock/targets.css?url';
import { TargetsForm } from '#app/features/qualification/admin/answer-clock/targets-form.tsx';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
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

export default function AnswerTargetsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('answer-clock');
  const { may } = usePermissions();
  const reply = useKeptReply(actionData);
  const { targets } = loaderData;
  // Drawn anew when a save has changed what there is; a mistake leaves what was typed where it is.
  const edition = targets.map(({ id, revision }) => `${id} ${revision}`).join();
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
      <TargetsForm key={edition} targets={targets} reply={reply} />
    </>
  );
}
