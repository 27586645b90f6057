import { randomUUID } from 'node:crypto';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { openSessions } from '#app/access/sessions.server.ts';
import { frameOf, noteMissed, portalHead } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readNoticeChoices } from '#app/features/client-notices/client-notices.store.server.ts';
import { readClientPeople } from '#app/features/projects/client-people.store.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import type { Route } from './+types/account.route';
import styles from './account.css?url';
import { AccountPage } from './account-page.tsx';
import { doneOf } from './account-reply.ts';
import { type AccountReply, accountAction } from './commands/account-actions.server.ts';

export const middleware = [requireSession, sameAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const { memberships, chosen, people, choices } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const chosen = memberships.find(({ id }) => id === query.get('cliente')) ?? memberships[0];
    return {
      memberships,
      chosen,
      people: chosen ? await readClientPeople(tx, chosen.id) : null,
      choices: await readNoticeChoices(tx),
    };
  });
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'client-account');
  const open = await openSessions(current);
  return {
    head: portalHead(t('name'), styles),
    frame: await frameOf(request, context, memberships, chosen?.id ?? null),
    people,
    choices,
    me: { name: current.name, email: current.email, locale: current.locale },
    isStaff: current.role !== null && !user.viewing,
    sessions: open.length,
    done: doneOf(query.get('done')),
    protocol: query.get('protocolo') ?? '',
    requestId: randomUUID(),
    now: new Date().toISOString(),
  };
}

export async function action(args: Route.ActionArgs) {
  const reply = await accountAction(args);
  const isGone = !(reply instanceof Response) && !reply.data.ok && reply.data.code === 'gone';
  if (isGone) await noteMissed(args.request, args.context);
  return reply;
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const reply = actionData?.ok === false ? (actionData as AccountReply) : undefined;
  return <AccountPage {...loaderData} reply={reply} />;
}
