import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Preview, SurveyConsent, SurveyRow } from './surveys.ts';

type Tx = Transaction<DB>;

/** Surveys, the last first. Refuses with `campaigns_read_missing`. */
export async function listSurveys(tx: Tx): Promise<SurveyRow[]> {
  const rows = await callRows(tx, 'public.surveys_sent', {});
  return rows.map(({ created_at: at, by_name: by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: by ?? '',
  }));
}

/** Projects that a survey may be about. */
export async function readSurveyProjects(tx: Tx): Promise<{ id: string; name: string }[]> {
  const rows = await callRows(tx, 'public.feedback_projects_to_read', {});
  return rows.filter((row) => row.is_active).map(({ id, name }) => ({ id, name }));
}

/** The recipients of a project's survey now. Refuses with `campaigns_manage_missing`, `project_gone`. */
export async function previewSurvey(tx: Tx, project: string): Promise<Preview> {
  const rows = await callRows(tx, 'public.survey_preview', { projectId: project });
  return { project, ...(rows[0] ?? { asked: 0, lately: 0, closed: 0, unasked: 0 }) };
}

type ConsentRow = {
  email: string;
  is_main: boolean;
  given_at: Date | null;
  way: 'page' | 'staff' | null;
  proof: string | null;
  noted_by: string | null;
  left_at: Date | null;
  left_way: 'link' | 'one_click' | 'staff' | null;
  left_by: string | null;
  asked_at: Date | null;
};

/** The consents of a contact, by each of their addresses. Refuses with `campaigns_read_missing`. */
export async function readSurveyConsents(tx: Tx, contact: string): Promise<SurveyConsent[]> {
  const rows = await callRows(
    tx,
    'public.contact_surveys',
    { contactId: contact },
    { way: typed<ConsentRow['way']>(), left_way: typed<ConsentRow['left_way']>() },
  );
  return rows.map((row) => ({
    email: row.email,
    main: row.is_main,
    given:
      row.given_at && row.way
        ? {
            at: row.given_at.toISOString(),
            way: row.way,
            proof: row.proof ?? '',
            by: row.noted_by ?? '',
          }
        : null,
    left:
      row.left_at && row.left_way
        ? { at: row.left_at.toISOString(), way: row.left_way, by: row.left_by ?? '' }
        : null,
    askedAt: row.asked_at?.toISOString() ?? null,
  }));
}
