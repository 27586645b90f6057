import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { useEdition } from '#app/ui/admin/use-edition.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/company.route';
import { type CompanyReply, companyAction } from './commands/company-actions.server.ts';
import styles from './company.css?url';
import { CompanyForm } from './company-form.tsx';
import { previewNow } from './company-preview.server.tsx';
import { ContactWayList } from './contact-way-list.tsx';
import { PreviewFrames } from './preview-frames.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { listContactWays, readSettings, readUnits } from './staff-company.store.server.ts';
import { changeWeek, weekIn } from './week-form.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/**
 * The unit of an address, the first one where it names none. One with deleted settings stays selected: its
 * typed values must not be saved over another one's.
 */
function unitOf(request: Request, units: readonly { slug: string }[]): string {
  const unit = new URL(request.url).searchParams.get('unit') ?? units[0]?.slug;
  if (unit === undefined) throw notFound();
  return unit;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => {
    const units = await readUnits(tx);
    const unit = unitOf(request, units);
    const settings = await readSettings(tx, unit);
    return { units, unit, settings, ways: await listContactWays(tx, unit) };
  });
  const { settings, ...rest } = found;
  if (!settings) throw notFound();
  const query = new URL(request.url).searchParams;
  const done = query.has('set')
    ? {
        ok: true as const,
        intent: query.has('deleted') ? ('delete' as const) : ('save' as const),
        data: { set: query.get('set') || null },
      }
    : null;
  const head = adminHead(request, 'nav.company');
  return { head, settings, ...rest, preview: await previewNow(found.unit), done };
}

/** Adds hours to the draft or removes them without scripts; everything else is a command. */
export async function action(args: Route.ActionArgs) {
  const { current } = requireUser(args.request, args.context);
  const form = await postedForm(args.request.clone());
  const step = form.get('step');
  if (typeof step === 'string' && current.permissions.has('settings:update')) {
    return { typed: { texts: textsOf(form), week: changeWeek(weekIn(form), step) } };
  }
  return companyAction(args);
}

export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('company');
  const answer = useLatestReply(actionData);
  const reply = answer && 'ok' in answer ? (answer as CompanyReply) : undefined;
  const { settings, units, unit, ways, preview, done } = loaderData;
  const { edition, ...handlers } = useEdition(unit, settings.revision, reply);
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
      </header>
      <ListTabs
        label={t('units')}
        tabs={units.map(({ slug, name }) => ({
          key: slug,
          label: name,
          to: `?unit=${slug}`,
          current: slug === unit,
        }))}
      />
      {done && !answer && (
        <Form method="post" action={`${adminPath('company')}?unit=${unit}`}>
          <ReplyNotice reply={done} row={undefined} />
        </Form>
      )}
      <div className="company" {...handlers}>
        <CompanyForm
          key={edition}
          settings={settings}
          reply={reply}
          typed={answer && 'typed' in answer ? answer.typed : undefined}
          preview={
            <PreviewFrames
              saved={preview}
              address={`${adminPath('companyPreview', { what: 'settings' })}?unit=${unit}`}
            />
          }
        />
        <ContactWayList unit={unit} ways={ways} />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="company" />;
}
