import { useTranslation } from 'react-i18next';
import { requireSession } from '#app/access/guard.server.ts';
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

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  ...accountPage(request, context, 'account.secondFactor'),
  on: personIn(context).twoFactor,
});

export const action = ({ request, context }: Route.ActionArgs) =>
  changeSecondFactor(request, context);

/** Every change here asks for the password itself, however fresh the sign-in. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const reply = actionData?.reply;
  const replyTo = (intent: string) => (reply?.typed['intent'] === intent ? reply : undefined);
  const form = (intent: 'begin' | 'renew' | 'end', submit: string) => (
    <AuthForm
      action={authPaths.secondFactor}
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
        <RecoveryCodes codes={actionData.codes} what={actionData.what} />
      ) : actionData?.uri ? (
        <ScanForm uri={actionData.uri} sealed={actionData.sealed} reply={reply} />
      ) : loaderData.on ? (
        <>
          <p>{t('account.secondFactor.on')}</p>
          <section className="account-part">
            <h2 className="t3">{t('account.secondFactor.renew.title')}</h2>
            <p className="soft">{t('account.secondFactor.renew.text')}</p>
            {form('renew', t('account.secondFactor.renew.submit'))}
          </section>
          <section className="account-part">
            <h2 className="t3">{t('account.secondFactor.end.title')}</h2>
            <p className="soft">{t('account.secondFactor.end.text')}</p>
            {form('end', t('account.secondFactor.end.submit'))}
          </section>
        </>
      ) : (
        <>
          <p>{t('account.secondFactor.off')}</p>
          <p className="soft">{t('account.secondFactor.beginText')}</p>
          {form('begin', t('account.secondFactor.begin'))}
        </>
      )}
    </AccountSheet>
  );
}
