import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { typedEmail } from '#app/platform/text/typed-text.ts';
import { noteConsent, noteLeaving, sendSurvey } from './surveys.store.server.ts';
import type { SurveyReply, SurveyWhy } from './surveys.ts';

type Answer = { reply: SurveyReply; status: 200 | 403 | 404 | 409 | 422 };

const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('send'),
    // Without scripts nobody has made one.
    id: z.uuid().catch(() => randomUUID()),
    project: z.uuid(),
    seen: z.coerce.number().int().positive(),
  }),
  z.object({
    intent: z.literal('consent'),
    email: typedEmail.pipe(z.string().toLowerCase()).pipe(z.email()),
    proof: z.string().trim().min(1).max(500),
  }),
  z.object({
    intent: z.literal('leave'),
    contact: z.uuid(),
    email: typedEmail.pipe(z.string().toLowerCase()).pipe(z.email()),
  }),
]);

/** What is missing in a post that cannot be read. */
function misread(form: FormData): SurveyWhy {
  const intent = form.get('intent');
  if (intent === 'consent' && !String(form.get('proof') ?? '').trim()) return 'proof';
  return intent === 'consent' || intent === 'leave' ? 'contact' : 'invalid';
}

/** What the database refuses, in its words, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: SurveyWhy; status: Answer['status'] }>> = {
  campaigns_manage_missing: { why: 'forbidden', status: 403 },
  project_gone: { why: 'project', status: 404 },
  survey_reaches_nobody: { why: 'nobody', status: 409 },
  survey_changed: { why: 'changed', status: 409 },
  contact_gone: { why: 'contact', status: 404 },
  crm_read_missing: { why: 'contact', status: 404 },
  consent_missing: { why: 'missing', status: 409 },
  proof_missing: { why: 'proof', status: 422 },
  consent_withdrawn: { why: 'withdrawn', status: 409 },
};

/** A posted act: a survey that is sent, or that a contact agreed to be asked, or wants that no more. */
export async function actOnSurveys(person: Person, form: FormData, may: boolean): Promise<Answer> {
  const typed = {
    ...(typeof form.get('email') === 'string' && { email: String(form.get('email')) }),
    ...(typeof form.get('proof') === 'string' && { proof: String(form.get('proof')) }),
  };
  const refused = (why: SurveyWhy, status: Answer['status']): Answer => ({
    reply: { done: false, why, ...typed },
    status,
  });
  if (!may) return refused('forbidden', 403);
  const asked = act.safeParse(Object.fromEntries(form));
  if (!asked.success) {
    return refused(misread(form), 422);
  }
  const { data } = asked;
  try {
    if (data.intent === 'consent') {
      await asPerson(person, (tx) => noteConsent(tx, data.email, data.proof));
      return { reply: { done: 'noted', email: data.email }, status: 200 };
    }
    if (data.intent === 'leave') {
      await asPerson(person, (tx) => noteLeaving(tx, data.contact, data.email));
      return { reply: { done: 'left', email: data.email }, status: 200 };
    }
    const people = await asPerson(person, (tx) => sendSurvey(tx, data));
    nudgeJobs();
    return { reply: { done: 'sent', people }, status: 200 };
  } catch (error) {
    const refusal = error instanceof Error ? REFUSALS[error.message] : undefined;
    if (!refusal) throw error;
    return refused(refusal.why, refusal.status);
  }
}
