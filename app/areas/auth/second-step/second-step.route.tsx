import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ORIGIN_QUERY } from '#app/access/landing.ts';
import { signInSecondStep } from '#app/access/sign-in.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { codeField, errorsOf, rules } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import {
  attempted,
  callerIn,
  headOf,
  onlySignedOut,
  onToLanding,
  refusal,
} from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/second-step.route';

export function loader({ request, context }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get(ORIGIN_QUERY);
  onlySignedOut(context, wanted);
  return { head: headOf(request, 'secondStep'), wanted };
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  // With an open session the library would check the code against that, and count nothing.
  onlySignedOut(context, texts[ORIGIN_QUERY] ?? null);
  const locale = preferredLocale(request);
  const { code } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ code }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const caller = callerIn(request, context);
  const outcome = await attempted(signInSecondStep(caller, parsed.data.code));
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  return onToLanding(outcome, {
    wanted: texts[ORIGIN_QUERY] ?? null,
    caller,
  });
}

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t('secondStep.title')}
      lead={t('secondStep.lead')}
      after={<ActionLink href={areaPaths.auth}>{t('secondStep.back')}</ActionLink>}
    >
      <AuthForm
        action={authPaths.secondStep}
        fields={[{ ...codeField(t), hint: t('fields.codeHint') }]}
        submit={t('secondStep.submit')}
        reply={actionData}
        hidden={{ [ORIGIN_QUERY]: actionData?.typed[ORIGIN_QUERY] ?? loaderData.wanted }}
      />
      <p className="soft">{t('secondStep.lost')}</p>
    </AuthSheet>
  );
}
