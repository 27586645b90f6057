import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/logos.route';
import { LogoList } from './logo-list.tsx';
import { listLogos } from './logos.store.server.ts';
import { actOnLogos } from './save-logos.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return { head: adminHead(request, 'nav.logos'), logos: await asPerson(user, listLogos) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const texts = await postedTexts(request);
  const { reply, status } = await actOnLogos(user, texts, current.permissions);
  return data(reply, { status });
}

export default function LogosRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <LogoList logos={loaderData.logos} reply={reply} />;
}

export function ErrorBoundary() {
  return <ScreenError loading="logos" />;
}
