import { data } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import styles from '#app/features/brand/admin/brand.css?url';
import { LogoList } from '#app/features/brand/admin/logo-list.tsx';
import { listLogos } from '#app/features/brand/admin/logos.store.server.ts';
import { actOnLogos } from '#app/features/brand/admin/save-logos.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import { ScreenError } from '../frame/screen-error.tsx';
import type { Route } from './+types/logos.route';

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  return { head: adminHead(request, 'nav.logos'), logos: await asPerson(asker, listLogos) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const texts = await postedTexts(request);
  const { reply, status } = await actOnLogos(asker, texts, current.permissions);
  return data(reply, { status });
}

export default function LogosRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <LogoList logos={loaderData.logos} reply={reply} />;
}

export function ErrorBoundary() {
  return <ScreenError loading="logos" />;
}
