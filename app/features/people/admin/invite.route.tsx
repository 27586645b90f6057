import { redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { mistakenReply, refusedReply } from '../access-reply.server.ts';
import { confirmAgain, typedIn } from '../confirm-again.server.ts';
import { invite } from '../people.changes.server.ts';
import { grantableBy } from '../people.policy.ts';
import { invitation, mistakesOf } from '../people.schema.ts';
import { readGrantReach } from '../role-products.store.server.ts';
import type { Route } from './+types/invite.route';
import { InviteForm } from './invite-form.tsx';
import styles from './people.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.people'),
    roles: grantableBy(current.role),
    reach: await asPerson(user, (tx) => readGrantReach(tx, current.userId)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const texts = await postedTexts(request);
  const parsed = invitation.safeParse(texts);
  const typed = typedIn(texts);
  if (!parsed.success) return mistakenReply(mistakesOf(parsed.error), typed);
  const again = await confirmAgain(request, context, texts);
  if (again.kind === 'asked') return again.reply;
  const made = await invite(user, parsed.data);
  if (made.kind === 'refused') return refusedReply(made.refusal, typed, again.cookies);
  const answer = redirect(`${adminPath('person', { personId: made.value })}?invited=yes`, 303);
  for (const cookie of again.cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <InviteForm roles={loaderData.roles} reach={loaderData.reach} reply={reply} />;
}
