import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import {
  frameOf,
  noteMissed,
  portalHead,
  portalWords,
} from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath, portalPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { uuidIn } from '#app/ui/uuid.ts';
import { answerMySurvey, readMySurvey } from '../my-surveys.store.server.ts';
import { COMMENT_LENGTH, scoreIn, TEN } from '../rating.ts';
import { ScoreForm } from '../score-form.tsx';
import type { Route } from './+types/survey.route';
import styles from './survey.css?url';

export const middleware = [requireSession, sameAccount];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidIn(params.id) ?? '';
  const { memberships, survey } = await asPerson(user, async (tx) => ({
    memberships: await readMemberships(tx),
    survey: id ? await readMySurvey(tx, id) : null,
  }));
  const frame = await frameOf(request, context, memberships, null);
  const t = portalWords(request);
  if (survey) return data({ head: portalHead(t('survey.name'), styles), frame, id, survey }, 200);
  await noteMissed(request, context);
  return data({ head: portalHead(t('missing.thing')), frame, id, survey }, 404);
}

const ERRORS = { late: 409, limited: 429, unknown: 404 } as const;

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const texts = await postedTexts(request);
  const id = uuidIn(params.id);
  const score = scoreIn(texts['score'], 0, 10);
  const comment = (texts['comment'] ?? '').trim();
  const refused = (why: 'missing' | 'long' | keyof typeof ERRORS, status: number) =>
    data({ why, score, comment }, status);
  if (score === undefined) return refused('missing', 422);
  if (comment.length > COMMENT_LENGTH) return refused('long', 422);
  const outcome = id
    ? await asPerson(user, (tx) => answerMySurvey(tx, id, { score, comment }))
    : 'unknown';
  if (outcome !== 'kept') {
    if (outcome === 'unknown') await noteMissed(request, context);
    return refused(outcome, ERRORS[outcome]);
  }
  wakeWorker();
  return redirect(portalPath('survey', { id: params.id }), 303);
}

/** The recommendation of a client's user, who agreed to be asked. */
export default function SurveyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const { frame, id, survey } = loaderData;
  if (!survey) return <NothingHere frame={frame} />;
  const { score, comment, project, state, until } = survey;
  return (
    <PortalFrame frame={frame}>
      <p>
        <a className="link" href={portalPaths.overview}>
          {t('back')}
        </a>
      </p>
      <TwoLines thing={t('survey.name')} state={t('survey.state', { project })} />
      {score !== null && (
        <p role="status">
          <b>{t('survey.given', { score })}</b>{' '}
          {state === 'open' && t('survey.until', { when: formatDateTime(new Date(until), locale) })}
        </p>
      )}
      {state === 'late' && score === null && <p>{t('survey.late')}</p>}
      {state === 'open' && (
        <ScoreForm
          id="nps"
          action={portalPath('survey', { id })}
          scores={TEN}
          ends={[t('survey.least'), t('survey.most')]}
          label={t('survey.question')}
          marked={actionData?.score ?? score ?? undefined}
          comment={actionData?.comment ?? comment ?? ''}
          submit={t(score === null ? 'survey.send' : 'survey.change')}
          error={actionData && t(`survey.why.${actionData.why}`)}
        />
      )}
    </PortalFrame>
  );
}
