import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/contact-way.route';
import { type ContactWayReply, contactWayAction } from './commands/company-actions.server.ts';
import styles from './company.css?url';
import { previewNow } from './company-preview.server.tsx';
import { ContactWayForm } from './contact-way-form.tsx';
import { newContactWayIn } from './new-contact-way.ts';
import { PreviewFrames } from './preview-frames.tsx';
import { readContactWay, readUnits } from './staff-company.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The id in an address; null for a new contact way. */
const idIn = ({ id }: { id?: string }): string | null => (id === undefined ? null : uuidParam(id));

function newContactWay(request: Request) {
  const { type, unit } = newContactWayIn(new URL(request.url));
  const empty = { id: null, revision: 0, deleted: null, texts: {} };
  return { ...empty, type, unit, isActive: true, isPublic: true };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = idIn(params);
  const { units, way } = await asPerson(user, async (tx) => ({
    units: await readUnits(tx),
    way: id === null ? newContactWay(request) : await readContactWay(tx, id),
  }));
  if (!way) throw notFound();
  const preview = await previewNow(way.unit);
  return { head: adminHead(request, 'nav.company'), units, way, preview };
}

export const action = contactWayAction;

export default function ContactWayRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('company');
  const reply = useLatestReply<ContactWayReply>(actionData);
  const { way, units, preview } = loaderData;
  const of = new URLSearchParams({ unit: way.unit, type: way.type, ...(way.id && { id: way.id }) });
  return (
    <>
      <header className="admin-head">
        <h1 className="title">
          {t(way.id ? `contacts.edit.${way.type}` : `contacts.add.${way.type}`)}
        </h1>
      </header>
      <ContactWayForm
        key={way.id}
        way={way}
        units={units}
        reply={reply}
        preview={
          <PreviewFrames
            saved={preview}
            address={`${adminPath('companyPreview', { what: 'contact' })}?${of}`}
          />
        }
      />
    </>
  );
}
