import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { portalHead } from '#app/areas/portal/portal-page.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { portalPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { type Leaving, leaveNoticeByLink, noticeLeaveState } from '../leave-notice.server.ts';
import type { Route } from './+types/leave-notice.route';

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

function answer(request: Request, leaving: Leaving, token: string) {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'client-notices');
  return data(
    { head: portalHead(t('leaving.name')), leaving, token },
    {
      status: leaving.state === 'unknown' ? 404 : 200,
      headers: { 'cache-control': 'no-store' },
    },
  );
}

/** Changes nothing: mail scanners open every link, and must not unsubscribe anybody. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenIn(request);
  return answer(request, await noticeLeaveState(token), token);
}

export async function action({ request }: Route.ActionArgs) {
  const token = (await postedTexts(request))['token'] ?? tokenIn(request);
  return answer(request, await leaveNoticeByLink(token), token);
}

/** Unsubscribes from mails of a kind by a link from one of them; no sign-in is needed. */
export default function LeaveNoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('client-notices');
  const { leaving, token } = actionData ?? loaderData;
  const { state, kind } = leaving;
  const what = kind ? t(`kinds.${kind}.name`) : '';
  return (
    <PortalFrame>
      <TwoLines thing={t(`leaving.${state}.title`)} state={t(`leaving.${state}.state`, { what })} />
      <p className="soft">{t(`leaving.${state}.text`)}</p>
      {state === 'ask' ? (
        <form method="post" action={portalPaths.leaveNotice} className="portal-go">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('leaving.ask.submit')}</Button>
        </form>
      ) : (
        <p className="acts">
          <a className="link" href={portalPaths.account}>
            {t('leaving.account')}
          </a>
        </p>
      )}
    </PortalFrame>
  );
}
