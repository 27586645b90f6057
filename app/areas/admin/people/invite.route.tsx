import { redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { mistakenReply, refusedReply } from '#app/features/people/access-reply.server.ts';
import { InviteForm } from '#app/features/people/admin/invite-form.tsx';
import styles from '#app/features/people/admin/people.css?url';
import { confirmAgain, typedIn } from '#app/features/people/confirm-again.server.ts';
import { invite } from '#app/features/people/people.changes.server.ts';
import { grantableBy } from '#app/features/people/people.policy.ts';
import { invitation, mistakesOf } from '#app/features/people/people.schema.ts';
import { readGrantReach } from '#app/features/people/role-products.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/invite.route';

export const middleware = [requirePermission('users', 'manage')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, asker } = askerOf(request, context);
  return {
    head: adminHead(request, 'nav.people'),
    roles: grantableBy(current.role),
    reach: await asPerson(asker, (tx) => readGrantReach(tx, current.userId)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker } = askerOf(request, context);
  const texts = await postedTexts(request);
  const parsed = invitation.safeParse(texts);
  const typed = typedIn(texts);
  if (!parsed.success) return mistakenReply(mistakesOf(parsed.error), typed);
  const again = await confirmAgain(request, context, texts);
  if (again.kind === 'asked') return again.reply;
  const made = await invite(asker, parsed.data);
  if (made.kind === 'refused') return refusedReply(made.refusal, typed, again.cookies);
  const answer = redirect(`${adminPath('person', { personId: made.value })}?invited=yes`, 303);
  for (const cookie of again.cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <InviteForm roles={loaderData.roles} reach={loaderData.reach} reply={reply} />;
}
