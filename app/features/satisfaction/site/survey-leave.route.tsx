import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import stylesheet from '#app/features/feedback/site/follow.css?url';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import { leaveSurveysByLink, surveyLeaveState } from '../leave-by-link.server.ts';
import type { Route } from './+types/survey-leave.route';

type State = 'ask' | 'left' | 'unknown';

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

function answer(request: Request, state: State, token: string) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction', 'leaving');
  const head = {
    title: t(`${state}.title`),
    description: t(`${state}.text`),
    noindex: true,
    stylesheet,
  };
  return data({ head, state, token }, { status: state === 'unknown' && token ? 404 : 200 });
}

/** Reads only: mail scanners open every link, and must not end anything. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenIn(request);
  return answer(request, await surveyLeaveState(token), token);
}

export async function action({ request }: Route.ActionArgs) {
  const token = (await postedTexts(request))['token'] ?? tokenIn(request);
  return answer(request, await leaveSurveysByLink(token, 'link'), token);
}

/** Leaves the surveys by a link from one of our mails. */
export default function SurveyLeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('satisfaction', { keyPrefix: 'leaving' });
  const locale = useLocale();
  const { state, token } = actionData ?? loaderData;
  return (
    <OrderForm
      heading="h1"
      titleId="leave-title"
      title={t(`${state}.title`)}
      intro={t(`${state}.text`)}
    >
      {state === 'ask' && (
        <form method="post" action={pathTo('surveyLeave', locale)}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('ask.submit')}</Button>
        </form>
      )}
    </OrderForm>
  );
}
