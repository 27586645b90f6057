import { askForSignInLink } from '#app/access/sign-in.server.ts';
import { askByMail } from '../ask-by-mail.server.ts';
import { AskByMailPage } from '../ask-by-mail-page.tsx';
import { headOf } from '../auth-page.server.ts';
import type { Route } from './+types/link.route';

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(request, 'link') });

export const action = (posted: Route.ActionArgs) => askByMail(posted, askForSignInLink, 'link');

export default function LinkPage({ actionData }: Route.ComponentProps) {
  return <AskByMailPage page="link" reply={actionData} />;
}
