import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Form, Link, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, pageAsked } from '#app/access/guard.server.ts';
import {
  countLeads,
  leadsPerWeek,
} from '#app/features/qualification/admin/leads-page.store.server.ts';
import { LeadsPerWeek } from '#app/features/qualification/admin/leads-per-week.tsx';
import { adminPath } from '#app/paths.ts';
import { proxyForgotten } from '#app/platform/http/forgotten-proxy.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import { screens } from '../frame/screens.ts';
import type { Route } from './+types/overview.route';
import { actOnFirstSteps, type FirstStepsReply } from './first-steps/act-on-first-steps.server.ts';
import styles from './first-steps/first-steps.css?url';
import { readFirstSteps } from './first-steps/first-steps.store.server.ts';
import { FIRST_STEPS, isStepDone } from './first-steps/first-steps.ts';
import { FirstStepsList } from './first-steps/first-steps-list.tsx';

const WEEKS = 12;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The area opens on what has come in; whoever may not see that, on the first screen that she may. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askerOf(request, context);
  const { asker, current } = asked;
  if (!current.permissions.has('crm:read')) {
    const first = screens.find(({ resource }) => current.permissions.has(`${resource}:read`));
    const [, query] = pageAsked(request).split('?');
    throw redirect(`${first?.path ?? '/auth/account'}${query ? `?${query}` : ''}`);
  }
  const { weeks, waiting } = await asPerson(asker, async (tx) => ({
    weeks: await leadsPerWeek(tx, WEEKS),
    waiting: await countLeads(tx, { status: 'new' }),
  }));
  return {
    head: adminHead(request, 'home'),
    weeks,
    waiting,
    proxyForgotten: proxyForgotten(),
    firstSteps: await readFirstSteps(asked, context.get(requestFacts).businessUnit),
    email: current.email,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = askerOf(request, context);
  const { reply, status } = await actOnFirstSteps(asked, await postedForm(request));
  return data(reply, { status });
}

type Told = { reply: FirstStepsReply | undefined; email: string };

/** What became of a test mail; that the list went or came is to be seen. */
function useTold({ reply, email }: Told): void {
  const { t } = useTranslation('admin', { keyPrefix: 'overview.firstSteps' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once
  useEffect(() => {
    if (!reply) return;
    if ('failed' in reply) {
      if (reply.failed === 'waits') showNotice('first-steps', 'message', t('waits'));
    } else if (reply.done === 'asked') showNotice('first-steps', 'success', t('asked', { email }));
  }, [reply]);
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { weeks, waiting, proxyForgotten: forgotten, firstSteps, email } = loaderData;
  useTold({ reply: useKeptReply(actionData), email });
  const left = firstSteps && FIRST_STEPS.some((step) => !isStepDone(step, firstSteps.facts));
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('home')}</h1>
        <div className="acts">
          {left && firstSteps.hidden && (
            <Form method="post">
              <button type="submit" className="fs-way" name="intent" value="show">
                {t('overview.firstSteps.show')}
              </button>
            </Form>
          )}
          <Link className="b o s" to={`${adminPath('leads')}?status=new`}>
            {t('overview.waiting', { count: waiting })}
          </Link>
        </div>
      </header>
      {forgotten && (
        <section className="ad-notice bad tall" aria-labelledby="proxy">
          <h2 id="proxy" className="t3">
            {t('overview.proxy.title')}
          </h2>
          <p>{t('overview.proxy.text')}</p>
        </section>
      )}
      {left && !firstSteps.hidden && <FirstStepsList facts={firstSteps.facts} />}
      <LeadsPerWeek weeks={weeks} />
    </>
  );
}
