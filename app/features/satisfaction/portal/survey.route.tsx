import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
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
import { uuidIn } from '#app/ui/uuid.ts';
import { readMySurvey } from '../my-surveys.store.server.ts';
import { scoreIn, TEN } from '../rating.ts';
import { ScoreForm } from '../score-form.tsx';
import type { Route } from './+types/survey.route';
import { type SurveyReply, surveyAction } from './commands/survey-actions.server.ts';
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

export const action = surveyAction;

const WORDS = {
  invalid: 'missing',
  missing: 'missing',
  long: 'long',
  late: 'late',
  limited: 'limited',
  forbidden: 'unknown',
  viewing: 'unknown',
  gone: 'unknown',
} as const;

/** The recommendation of a client's user, who agreed to be asked. */
export default function SurveyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const { frame, id, survey } = loaderData;
  if (!survey) return <NothingHere frame={frame} />;
  const reply = actionData?.ok === false ? (actionData as SurveyReply) : undefined;
  const error =
    reply && (reply.code === 'failed' ? t('comment.failed') : t(`survey.why.${WORDS[reply.code]}`));
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
          marked={scoreIn(reply?.values['score'], 0, 10) ?? score ?? undefined}
          comment={reply?.values['comment'] ?? comment ?? ''}
          submit={t(score === null ? 'survey.send' : 'survey.change')}
          error={error}
        />
      )}
    </PortalFrame>
  );
}
