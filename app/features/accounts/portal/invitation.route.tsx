import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { enterInvited } from '#app/access/invited-entry.server.ts';
import { ORIGIN_QUERY } from '#app/access/landing.ts';
import { session } from '#app/access/session.server.ts';
import { mayCall } from '#app/access/tries.server.ts';
import { callerIn, redirectWithCookies, siteName } from '#app/areas/auth/auth-page.server.ts';
import { PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { portalHead, portalWords } from '#app/areas/portal/portal-page.server.ts';
import {
  acceptInvitation,
  type Invitation,
  readInvitation,
} from '#app/features/projects/invitation.store.server.ts';
import { invitationOf } from '#app/features/projects/invitation-link.server.ts';
import { TitleBlock } from '#app/features/projects/portal/deliverable/receipt.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { areaPaths, authPaths, portalPath, portalPaths } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/invitation.route';
import styles from './invitation.css?url';

type Shown = Invitation | { state: 'unknown' };

async function readByToken(token: string): Promise<Shown> {
  const link = invitationOf(token);
  const found = link && (await asActor({ kind: 'system' }, (tx) => readInvitation(tx, link.id)));
  // A link from before a renewal shows the same as an unknown one.
  return found?.revision === link?.revision && found ? found : { state: 'unknown' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const shown = await readByToken(token);
  const t = portalWords(request);
  return data(
    {
      head: portalHead(t('invitation.name'), styles),
      brand: await siteName(request, context),
      shown,
      token,
    },
    { status: shown.state === 'open' ? 200 : 410, headers: { 'cache-control': 'no-store' } },
  );
}

/** Accepts once. The user who opened the link is signed in and sees the project. */
export async function action({ request, context }: Route.ActionArgs) {
  const { token = '' } = await postedTexts(request);
  const caller = callerIn(request, context);
  const limited = () => data({ code: 'limited' as const }, 429);
  if (!(await mayCall(caller))) return limited();
  const link = invitationOf(token);
  const joined =
    link &&
    (await asActor({ kind: 'system' }, (tx) => acceptInvitation(tx, link.id, link.revision)));
  if (!joined) return data({ code: 'closed' as const }, 410);
  const place = joined.projectId
    ? portalPath('project', { id: joined.projectId })
    : portalPaths.overview;
  if (context.get(session)?.userId === joined.userId) return redirectWithCookies(place);
  const outcome = await enterInvited(caller, joined.userId);
  if (outcome.kind === 'done') return redirectWithCookies(place, outcome.cookies);
  return redirectWithCookies(`${areaPaths.auth}?${new URLSearchParams({ [ORIGIN_QUERY]: place })}`);
}

/** Why it cannot be accepted, and what to do instead. */
function Closed({ state, t }: { state: Shown['state'] | 'limited'; t: TFunction<'portal'> }) {
  const known = state === 'open' ? 'unknown' : state;
  return (
    <>
      <TwoLines thing={t('invitation.name')} state={t(`invitation.closed.${known}`)} />
      <p className="soft">{t(`invitation.why.${known}`)}</p>
      <p className="acts">
        <a className="button" href={authPaths.link}>
          {t('invitation.signIn')}
        </a>
      </p>
    </>
  );
}

/** A button, because scanners open every link of a mail and must not use it up. */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const { shown, brand, token } = loaderData;
  if (shown.state !== 'open' || actionData) {
    const state = actionData?.code === 'limited' ? 'limited' : shown.state;
    return (
      <PortalFrame>
        <Closed state={state} t={t} />
      </PortalFrame>
    );
  }
  const { name, inviter, organization, project, role, email, expiresAt } = shown;
  return (
    <PortalFrame>
      <TwoLines thing={t('invitation.thing', { name })} state={t('invitation.state')} />
      <p className="soft">
        {t('invitation.lead', {
          by: inviter ?? brand,
          email,
          day: formatDate(new Date(expiresAt), locale),
        })}
      </p>
      <TitleBlock
        facts={[
          [t('invitation.project'), [project, brand].filter(Boolean).join(' · ')],
          [t('invitation.client'), organization],
          [t('invitation.as'), t(`roles.${role}`)],
          [t('invitation.may'), t(`invitation.mayDo.${role}`)],
        ]}
      />
      <form method="post" action={portalPaths.invitation} className="portal-go">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('invitation.accept')}</Button>
      </form>
      <p className="soft">{t('invitation.noPassword')}</p>
    </PortalFrame>
  );
}
