import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Preview, SurveyConsent, SurveyRow } from './surveys.ts';

type Tx = Transaction<DB>;

/** Surveys, the last first. Refuses with `campaigns_read_missing`. */
export async function listSurveys(tx: Tx): Promise<SurveyRow[]> {
  const rows = await callRows(tx, 'public.surveys_sent', {});
  return rows.map(({ createdAt: at, byName: by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: by ?? '',
  }));
}

/** Projects that a survey may be about. */
export async function readSurveyProjects(tx: Tx): Promise<{ id: string; name: string }[]> {
  const rows = await callRows(tx, 'public.feedback_projects_to_read', {});
  return rows.filter((row) => row.isActive).map(({ id, name }) => ({ id, name }));
}

/** The recipients of a project's survey now. Refuses with `campaigns_manage_missing`, `project_gone`. */
export async function previewSurvey(tx: Tx, project: string): Promise<Preview> {
  const rows = await callRows(tx, 'public.survey_preview', { projectId: project });
  return { project, ...(rows[0] ?? { asked: 0, lately: 0, closed: 0, unasked: 0 }) };
}

type ConsentRow = {
  email: string;
  isMain: boolean;
  givenAt: Date | null;
  way: 'page' | 'staff' | null;
  proof: string | null;
  notedBy: string | null;
  leftAt: Date | null;
  leftWay: 'link' | 'one_click' | 'staff' | null;
  leftBy: string | null;
  askedAt: Date | null;
};

/** The consents of a contact, by each of their addresses. Refuses with `campaigns_read_missing`. */
export async function readSurveyConsents(tx: Tx, contact: string): Promise<SurveyConsent[]> {
  const rows = await callRows(
    tx,
    'public.contact_surveys',
    { contactId: contact },
    { way: typed<ConsentRow['way']>(), leftWay: typed<ConsentRow['leftWay']>() },
  );
  return rows.map((row) => ({
    email: row.email,
    main: row.isMain,
    given:
      row.givenAt && row.way
        ? {
            at: row.givenAt.toISOString(),
            way: row.way,
            proof: row.proof ?? '',
            by: row.notedBy ?? '',
          }
        : null,
    left:
      row.leftAt && row.leftWay
        ? { at: row.leftAt.toISOString(), way: row.leftWay, by: row.leftBy ?? '' }
        : null,
    askedAt: row.askedAt?.toISOString() ?? null,
  }));
}
