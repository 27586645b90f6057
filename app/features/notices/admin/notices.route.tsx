import { data } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { chooseNotice, readSwitchedOff } from '../notice-choices.store.server.ts';
import { type ChoiceReply, isChoice } from '../notices.ts';
import type { Route } from './+types/notices.route';
import { NoticeChoices } from './notice-choices.tsx';
import styles from './notices.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'notices:title'),
    off: await asPerson(user, readSwitchedOff),
  };
}

const posted = z.object({
  kind: z.string(),
  channel: z.string(),
  off: z.enum(['true', 'false']).transform((text) => text === 'true'),
});

/** Switches one kind of notice for the current user. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const asked = posted.safeParse(await postedTexts(request));
  const refused: ChoiceReply = { done: false };
  if (!asked.success) return data(refused, { status: 422 });
  const { off, ...choice } = asked.data;
  if (!isChoice(choice)) return data(refused, { status: 422 });
  await asPerson(user, (tx) => chooseNotice(tx, choice, off));
  const reply: ChoiceReply = { done: true, choice, off };
  return data(reply);
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  return <NoticeChoices off={loaderData.off} />;
}
