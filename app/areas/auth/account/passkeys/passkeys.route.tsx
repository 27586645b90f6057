import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { requireSession } from '#app/access/guard.server.ts';
import {
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '#app/access/second-factor/passkeys.server.ts';
import { requireFresh } from '#app/access/sessions.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Field } from '#app/ui/field.tsx';
import { errorsOf, rules } from '../../auth-fields.ts';
import { RefusalNotice } from '../../auth-form.tsx';
import {
  callerIn,
  type FormReply,
  personIn,
  redirectWithCookies,
  refusal,
} from '../../auth-page.server.ts';
import { PasskeyButton } from '../../passkey-button.tsx';
import { accountPage } from '../account-page.server.ts';
import { AccountSheet } from '../account-sheet.tsx';
import type { Route } from './+types/passkeys.route';
import { PasskeyRow } from './passkey-row.tsx';

const NO_STORE = { 'cache-control': 'no-store' };

export const middleware = [requireSession, requireFresh];

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  ...accountPage(request, context, 'account.passkeys'),
  passkeys: await passkeysOf(callerIn(request, context)),
});

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const caller = callerIn(request, context);
  if (texts['remove']) {
    const outcome = await removePasskey(caller, personIn(context), texts['remove']);
    if (outcome.kind === 'refused') return refusal(outcome.reason, {});
    return redirectWithCookies(`${authPaths.passkeys}?done=passkey-removed`);
  }
  // The name of a new passkey comes back from the password page.
  const { rename: renamed, name: typed } = texts;
  if (renamed === undefined && typed !== undefined) {
    return data<FormReply>({ errors: {}, typed: { name: typed } }, { headers: NO_STORE });
  }
  const locale = preferredLocale(request);
  const { passkeyName } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ rename: z.string(), name: passkeyName }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const { rename, name } = parsed.data;
  const outcome = await renamePasskey(caller, rename, name);
  if (outcome.kind === 'refused') return refusal(outcome.reason, {});
  return redirectWithCookies(`${authPaths.passkeys}?done=passkey-renamed`);
}

/** The user's passkeys. Renaming and removing are plain posts; making one needs a script. */
export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { passkeys } = loaderData;
  const typed = actionData?.reason ? undefined : actionData?.typed['name'];
  return (
    <AccountSheet
      title={t('account.passkeys.title')}
      lead={t('account.passkeys.lead')}
      {...loaderData}
      {...(typed === undefined ? { reply: actionData } : { done: 'again' })}
    >
      <RefusalNotice reply={actionData} />
      {passkeys.length === 0 && <p className="soft">{t('account.passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <ul className="holdings">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              error={actionData?.typed['rename'] === passkey.id ? actionData.errors['name'] : ''}
            />
          ))}
        </ul>
      )}
      <p className="auth-notice without-script">{t('account.passkeys.noScript')}</p>
      <form className="auth-form needs-script" noValidate>
        <h2 className="subtitle">{t('account.passkeys.addTitle')}</h2>
        <Field
          id="name"
          name="name"
          label={t('fields.passkeyName')}
          hint={t('fields.passkeyNameHint')}
          defaultValue={typed}
          maxLength={60}
          required
        />
        <PasskeyButton to="add" post={authPaths.passkeyAdd} label={t('account.passkeys.add')} />
      </form>
    </AccountSheet>
  );
}
