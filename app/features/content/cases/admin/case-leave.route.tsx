import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import styles from '../../admin/content.css?url';
import { SetNotice } from '../../admin/set-notice.tsx';
import { applyOverride } from '../../overrides/apply-override.ts';
import { readItem } from '../../overrides/made-items.store.server.ts';
import { readOverride } from '../../overrides/overrides.store.server.ts';
import { readLeave } from '../leave/case-leave.store.server.ts';
import { type LeaveReply, leaveAction } from '../leave/leave-actions.server.ts';
import type { Route } from './+types/case-leave.route';
import { LeaveForm } from './leave-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const { name, leave } = await asPerson(user, async (tx) => {
    const item = await readItem(tx, 'case', params.slug);
    if (!item) throw notFound();
    const { draft, published } = await readOverride(tx, item);
    const written = applyOverride(item, draft ?? published ?? {}).item;
    return {
      name: item.nameOf(written, preferredLocale(request)),
      leave: await readLeave(tx, item.slug),
    };
  });
  return {
    head: adminHead(request, 'content:leave.title'),
    slug: params.slug,
    name,
    leave: leave ?? null,
    mayChange: current.permissions.has('site:update'),
  };
}

export const action = leaveAction;

/** The result of the last post, with its undo. */
function LeaveNotice({ reply }: { reply: LeaveReply | undefined }) {
  const { t } = useTranslation('content', { keyPrefix: 'leave' });
  const text = reply && (reply.ok ? t(`done.${reply.intent}`) : t(`refused.${reply.code}`));
  return <SetNotice kind="case-leave" reply={reply} text={text} undo={t('undo')} />;
}

/** Who allowed a case to be shown, when and in which form. Staff alone see this. */
export default function CaseLeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const reply = useLatestReply<LeaveReply>(actionData);
  const { slug, name, leave, mayChange } = loaderData;
  const refused = reply?.ok === false ? reply : undefined;
  return (
    <div className="record">
      <header className="admin-head">
        <div>
          <p className="note">{name || t('list.unnamed')}</p>
          <h1 className="title">{t('leave.title')}</h1>
        </div>
        <Link className="link" to={adminPath('contentItem', { kind: 'case', slug })}>
          {t('leave.back')}
        </Link>
      </header>
      <LeaveNotice reply={reply} />
      <p className="soft">{t('leave.lead')}</p>
      {refused?.details && refused.intent === 'save' && (
        <EditConflict conflict={refused.details} reloadTo={adminPath('caseLeave', { slug })} />
      )}
      {/* Made again once it is saved: the form then holds what is stored. */}
      <LeaveForm
        key={leave?.revision ?? 0}
        slug={slug}
        leave={leave}
        reply={refused?.intent === 'save' ? refused : undefined}
        sent={reply}
        mayChange={mayChange}
      />
      {leave && mayChange && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="revision" value={leave.revision} />
          <ConfirmSubmit
            label={t('leave.withdraw.label')}
            question={t('leave.withdraw.question')}
            text={t('leave.withdraw.text')}
            confirm={t('leave.withdraw.confirm')}
            cancel={t('ways.cancel')}
          />
        </Form>
      )}
    </div>
  );
}
