import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/inbound-mail.route';
import { actOnInboundMail } from './act-on-inbound.server.ts';
import { InboundMailPage } from './inbound-mail-page.tsx';
import { readInboundMail } from './inbound-mails.store.server.ts';
import type { InboundReply } from './inbound-mails.ts';
import { InboundNotice } from './inbound-notice.tsx';

const uuid = z.uuid();

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  const mail = id.success ? await asPerson(asker, (tx) => readInboundMail(tx, id.data)) : undefined;
  if (!mail) throw data(null, { status: 404 });
  return { head: adminHead(request, 'nav.inboundMails'), mail };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const form = await postedForm(request);
  const { reply, status } = await actOnInboundMail(asker, id.data, form, current.permissions);
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
