import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { isUuid } from '#app/ui/uuid.ts';
import type { Route } from './+types/request.route';
import { RequestPage } from './request-page.tsx';
import { answerRequest, findingsOf, readStaffRequest } from './staff-privacy.store.server.ts';
import { OUTCOMES, STAFF_REFUSALS, type StaffReply } from './staff-privacy.ts';

const answer = z.object({
  outcome: z.enum(OUTCOMES),
  message: z.string().trim().max(5000).default(''),
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const one = await readStaffRequest(tx, id);
    return one && { one, findings: await findingsOf(tx, id) };
  });
  if (!found) throw notFound();
  return {
    head: adminHead(request, 'nav.privacy'),
    request: found.one,
    findings: found.findings,
    now: new Date().toISOString(),
  };
}

const answered = (reply: StaffReply, status: number) => data(reply, { status });

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const { id } = params;
  const asked = answer.safeParse(await postedTexts(request));
  if (!isUuid(id)) return answered({ failed: 'unknown' }, 404);
  if (!asked.success) return answered({ failed: 'outcome_unfit' }, 422);
  const { outcome, message } = asked.data;
  const needed = outcome === 'erase' ? 'users:delete' : 'users:update';
  if (!current.permissions.has(needed)) return answered({ failed: 'forbidden', message }, 403);
  try {
    await asPerson(user, (tx) => answerRequest(tx, id, asked.data));
  } catch (error) {
    const failed = STAFF_REFUSALS.find((name) => error instanceof Error && error.message === name);
    if (!failed) throw error;
    return answered({ failed, message }, failed === 'answer_missing' ? 422 : 409);
  }
  wakeWorker();
  return answered({ done: outcome }, 200);
}

export default function PrivacyRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('privacy');
  const reply = useKeptReply(actionData);
  const { request, findings, now } = loaderData;
  return (
    <>
      <p>
        <Link className="link" to={adminPath('privacy')}>
          {t('admin.back')}
        </Link>
      </p>
      {/* Remounted for another request: nothing half typed is carried over. */}
      <RequestPage key={request.id} request={request} findings={findings} reply={reply} now={now} />
    </>
  );
}
