import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { actOnInboundMail } from '#app/features/inbound/admin/act-on-inbound.server.ts';
import { InboundMailPage } from '#app/features/inbound/admin/inbound-mail-page.tsx';
import { readInboundMail } from '#app/features/inbound/admin/inbound-mails.store.server.ts';
import type { InboundReply } from '#app/features/inbound/admin/inbound-mails.ts';
import { InboundNotice } from '#app/features/inbound/admin/inbound-notice.tsx';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/inbound-mail.route';

export const middleware = [requirePermission('feedback', 'read')];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuidParam(params.id);
  const mail = await asPerson(asker, (tx) => readInboundMail(tx, id));
  if (!mail) throw notFound();
  return { head: adminHead(request, 'nav.inboundMails'), mail };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const id = uuidParam(params.id);
  const form = await postedForm(request);
  const { reply, status } = await actOnInboundMail(asker, id, form, current.permissions);
  return data(reply, { status });
}

/** One mail that came in. */
export default function InboundMailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<InboundReply>(actionData);
  const { t } = useTranslation('inbound');
  return (
    <>
      <p>
        <Link className="l" to={adminPath('inboundMails')}>
          {t('list.back')}
        </Link>
      </p>
      <InboundNotice reply={reply} />
      <InboundMailPage mail={loaderData.mail} />
    </>
  );
}
