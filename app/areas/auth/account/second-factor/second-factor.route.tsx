import { useTranslation } from 'react-i18next';
import { requireSession } from '#app/access/guard.server.ts';
import { landingOf, ORIGIN_QUERY } from '#app/access/landing.ts';
import { recoveryCodesLeft } from '#app/access/second-factor/second-factor.server.ts';
import { authPaths } from '#app/paths.ts';
import { currentPasswordField } from '../../auth-fields.ts';
import { AuthForm } from '../../auth-form.tsx';
import { personIn } from '../../auth-page.server.ts';
import { accountPage } from '../account-page.server.ts';
import { AccountSheet } from '../account-sheet.tsx';
import type { Route } from './+types/second-factor.route';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanForm } from './scan-form.tsx';
import { changeSecondFactor } from './second-factor-action.server.ts';

export const middleware = [requireSession];

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = personIn(context);
  const { twoFactor, lacksSecondStep, role } = own;
  const wanted = new URL(request.url).searchParams.get(ORIGIN_QUERY);
  return {
    ...accountPage(request, context, 'account.secondFactor'),
    on: twoFactor,
    codesLeft: twoFactor ? await recoveryCodesLeft(own) : null,
    owed: lacksSecondStep,
    // Posts go to this very address, so that it keeps the page to return to.
    action: wanted
      ? `${authPaths.secondFactor}?${new URLSearchParams({ [ORIGIN_QUERY]: wanted })}`
      : authPaths.secondFactor,
    next: wanted ? landingOf(wanted, role) : authPaths.secondFactor,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  changeSecondFactor(request, context);

/** Every change here requires the password itself, however fresh the sign-in. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const reply = actionData?.reply;
  // An active one must be switched off before another is set up: the refusal is shown at that button.
  const answered = reply?.reason === 'second-step-on' ? 'end' : reply?.typed['intent'];
  const replyTo = (intent: string) => (answered === intent ? reply : undefined);
  const form = (intent: 'begin' | 'renew' | 'end', submit: string) => (
    <AuthForm
      action={loaderData.action}
      fields={[currentPasswordField(t)]}
      submit={submit}
      reply={replyTo(intent)}
      hidden={{ intent }}
      variant={intent === 'begin' ? 'primary' : 'outline'}
      idPrefix={intent}
    />
  );
  return (
    <AccountSheet
      title={t('account.secondFactor.title')}
      lead={t('account.secondFactor.lead')}
      {...loaderData}
      reply={reply}
    >
      {actionData?.codes ? (
        <RecoveryCodes codes={actionData.codes} what={actionData.what} next={loaderData.next} />
      ) : actionData?.uri ? (
        <ScanForm
          {...{ uri: actionData.uri, sealed: actionData.sealed, reply }}
          action={loaderData.action}
        />
      ) : loaderData.on ? (
        <>
          <p>{t('account.secondFactor.on')}</p>
          <section className="account-part">
            <h2 className="subtitle">{t('account.secondFactor.renew.title')}</h2>
            {loaderData.codesLeft !== null && (
              <p>{t('account.secondFactor.left', { count: loaderData.codesLeft })}</p>
            )}
            <p className="soft">{t('account.secondFactor.renew.text')}</p>
            {form('renew', t('account.secondFactor.renew.submit'))}
          </section>
          <section className="account-part">
            <h2 className="subtitle">{t('account.secondFactor.end.title')}</h2>
            <p className="soft">{t('account.secondFactor.end.text')}</p>
            {form('end', t('account.secondFactor.end.submit'))}
          </section>
        </>
      ) : (
        <>
          {loaderData.owed && (
            <p className="auth-notice" role="status">
              {t('account.secondFactor.owed')}
            </p>
          )}
          <p>{t('account.secondFactor.off')}</p>
          <p className="soft">{t('account.secondFactor.beginText')}</p>
          {form('begin', t('account.secondFactor.begin'))}
        </>
      )}
    </AccountSheet>
  );
}
