import { useTranslation } from 'react-i18next';
import { requireSession } from '#app/access/guard.server.ts';
import {
  type Ending,
  endSessions,
  openSessions,
  requireFresh,
} from '#app/access/sessions.server.ts';
import { deviceAccount } from '#app/features/client-device/copy-headers.server.ts';
import { SignOutData } from '#app/features/client-device/device-data.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { callerIn, personIn, redirectWithCookies } from '../../auth-page.server.ts';
import { ForgetDrafts } from '../../forget-drafts.tsx';
import { accountPage } from '../account-page.server.ts';
import { AccountSheet } from '../account-sheet.tsx';
import type { Route } from './+types/sessions.route';

/** Viewing needs no confirmation; ending sessions requires a recent sign-in. */
const freshToEnd: typeof requireFresh = (args, next) =>
  args.request.method === 'POST' ? requireFresh(args, next) : next();

export const middleware = [requireSession, freshToEnd];

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  ...accountPage(request, context, 'account.sessions'),
  person: personIn(context).userId,
  device: deviceAccount(personIn(context).userId),
  open: await openSessions(personIn(context)),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { end = '' } = await postedTexts(request);
  const which: Ending = end === 'others' || end === 'all' ? end : { id: end };
  const person = personIn(context);
  const cookies = await endSessions(callerIn(request, context), person, which);
  if (which === 'all') return redirectWithCookies(`${areaPaths.auth}?done=all-ended`);
  return redirectWithCookies(
    `${authPaths.sessions}?done=${which === 'others' ? 'others-ended' : 'session-ended'}`,
    cookies,
  );
}

export default function SessionsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { open, person, device } = loaderData;
  return (
    <AccountSheet
      title={t('account.sessions.title')}
      lead={t('account.sessions.lead')}
      {...loaderData}
    >
      <form method="post" action={authPaths.sessions} className="auth-form">
        <ul className="holdings">
          {open.map(({ id, device, address, lastUse, current }) => {
            const name = device || t('account.sessions.unknown');
            const at = formatDateTime(lastUse, locale);
            return (
              <li key={id}>
                <p>
                  <b>{name}</b>
                  {current && <span className="mark">{t('account.sessions.current')}</span>}
                </p>
                <p className="soft">
                  {t('account.sessions.lastUse', { at })}
                  <br />
                  {t('account.sessions.address', { address })}
                </p>
                {!current && (
                  <Button
                    type="submit"
                    variant="outline"
                    small
                    name="end"
                    value={id}
                    aria-label={t('account.sessions.endThis', { device: name, at })}
                  >
                    {t('account.sessions.end')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {open.length === 1 && <p className="soft">{t('account.sessions.onlyThis')}</p>}
        <div className="auth-buttons">
          {open.length > 1 && (
            <Button type="submit" name="end" value="others">
              {t('account.sessions.others')}
            </Button>
          )}
          <Button type="submit" variant="outline" name="end" value="all">
            {t('account.sessions.all')}
          </Button>
        </div>
      </form>
      <SignOutData account={device} />
      <ForgetDrafts person={person} />
    </AccountSheet>
  );
}
