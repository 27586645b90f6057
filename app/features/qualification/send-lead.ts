import { v7 } from 'uuid';
import { journeyForLead } from '#app/features/analytics/journey.ts';
import { postOf, savePost, sendLater, sendNow } from '#app/features/saved-posts/saved-post.ts';
import { firstTouch } from './first-touch.ts';
import type { FormField, LeadQuestions } from './form-definition.ts';
import { POST, type PostReply } from './intake/post-fields.ts';
import { answerName } from './intake/read-answers.ts';
import { draftSince } from './keep-draft.ts';
import { sessionId } from './session-id.ts';

const ids = new WeakMap<HTMLFormElement, { body: string; id: string }>();

/** One id for one set of answers, however often they are sent: the server recognizes repeats by it. */
function leadId(form: HTMLFormElement, content: string): string {
  const known = ids.get(form);
  if (known?.body === content) return known.id;
  const id = v7();
  ids.set(form, { body: content, id });
  return id;
}

/** Forms that are posted as leads are and are none. */
const NO_LEADS: readonly unknown[] = ['talent', 'privacy'];

/** Of a form whose answers are kept until it is sent: their id, and the last step on its way. */
const kept = new WeakMap<HTMLFormElement, { id: string; sent: Promise<unknown> }>();

/** Has the answers of a step kept, where the visitor has said yes, or forgotten where that was taken back. */
export function keepStep(form: HTMLFormElement, step: number): void {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const known = kept.get(form);
  if (!known && !body.has(POST.keep)) return;
  const id = known?.id ?? body.get(POST.kept) ?? v7();
  body.set(POST.kept, id);
  body.set(POST.step, String(step));
  body.set(POST.keepOnly, '1');
  body.set(POST.session, sessionId());
  const headers = { accept: 'application/json' };
  const sent = fetch(form.action, { method: 'POST', body, headers, keepalive: true });
  // What cannot be kept is still in the form.
  kept.set(form, { id, sent: sent.catch(() => {}) });
}

/** An answer as the visitor sees it; none where nothing was answered. */
function shownAnswer({ name, options }: FormField, body: URLSearchParams): string {
  const values = body.getAll(answerName(name)).filter((value) => value.trim() !== '');
  const label = (value: string) => options.find((option) => option.value === value)?.label;
  return values.map((value) => label(value) ?? value).join(', ');
}

/** The reply of the site, or what became of the post without one. */
export type LeadOutcome = PostReply | { kind: 'saved'; id: string } | 'offline';

/** The reply of the site to a post, whatever came as JSON. */
export const postReply = (status: number, reply: unknown): PostReply =>
  typeof reply === 'object' && reply !== null && 'kind' in reply
    ? (reply as PostReply)
    : { kind: 'refused', status, outcome: 'failed' };

/**
 * Posts the form as the browser would, and reads the reply for scripts. The post is saved on this device first, and
 * stays there without a reply: `offline` only where it could not be saved.
 */
export async function sendLead(
  form: HTMLFormElement,
  { fields }: Pick<LeadQuestions, 'fields'>,
  openedAt: number,
): Promise<LeadOutcome> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  body.set(POST.lead, leadId(form, body.toString()));
  body.set(POST.session, sessionId());
  // A restored draft was typed before the form was opened again.
  const startedAt = Math.min(openedAt, draftSince(form.dataset['draft']) ?? openedAt);
  body.set(POST.elapsed, String(Date.now() - startedAt));
  for (const [name, value] of Object.entries(firstTouch())) body.set(name, value);
  const journey = NO_LEADS.includes(form.dataset['draft']) ? '' : journeyForLead();
  if (journey) body.set(POST.journey, journey);
  const unfinished = kept.get(form);
  if (unfinished) body.set(POST.kept, unfinished.id);
  const shown = fields.map((field): [string, string] => [field.label, shownAnswer(field, body)]);
  const post = postOf(form, {
    id: body.get(POST.lead) ?? '',
    fields: [...body],
    answers: shown.filter(([, answer]) => answer !== ''),
  });
  const isSaved = await savePost(post);
  // A step that arrived after the lead would be kept beside it.
  await unfinished?.sent;
  const outcome = await sendNow(post);
  if (outcome.kind === 'answered') return postReply(outcome.status, outcome.reply);
  if (!isSaved) return 'offline';
  sendLater();
  return { kind: 'saved', id: post.id };
}
