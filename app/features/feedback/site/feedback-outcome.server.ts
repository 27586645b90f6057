import { POST } from '#app/features/qualification/intake/post-fields.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { waysToReach } from '#app/pages/ways-to-reach.server.ts';
import { UploadTooLarge } from '#app/platform/files/uploads.server.ts';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';
import { withFeedbackUpload } from '../feedback-upload.server.ts';
import {
  type FormOwner,
  knownNotice,
  type Posted,
  postFeedback,
  receivedNotice,
  shutReply,
  tooLargeNotice,
} from '../post-feedback.server.ts';

export const NO_STORE = { 'cache-control': 'no-store' };

type Given = { locale: Locale; facts: RequestFacts };

export type Outcome = { from: FormDataEntryValue | null } & (
  | Exclude<Posted, { kind: 'refused' }>
  // Of a post that was too large nothing was read.
  | (Omit<Extract<Posted, { kind: 'refused' }>, 'values'> &
      Partial<Pick<Extract<Posted, { kind: 'refused' }>, 'values'>>)
);

/**
 * Reads and handles a post of the form; `ownerOf` returns its project, null where no product has it.
 * Other contacts of the team are beside a refusal.
 */
export async function outcomeOf(
  request: Request,
  given: Given,
  ownerOf: (texts: FormData) => FormOwner | null,
): Promise<Outcome> {
  const outcome = await postOutcome(request, given, ownerOf);
  if (outcome.kind !== 'refused') return outcome;
  const ways = await waysToReach(given.facts.businessUnit, given.locale);
  return { ...outcome, notice: { ...outcome.notice, ways } };
}

async function postOutcome(
  request: Request,
  { locale, facts }: Given,
  ownerOf: (texts: FormData) => FormOwner | null,
): Promise<Outcome> {
  const { headers } = request;
  const { remoteAddress, network } = facts;
  const sender = { remoteAddress, network, userAgent: headers.get('user-agent') ?? '' };
  try {
    return await withFeedbackUpload(request, sender, async (upload) => {
      const owner = ownerOf(upload.texts);
      const posted = owner
        ? await postFeedback({ upload, headers, sender, locale, owner })
        : shutReply(upload, locale);
      return { from: upload.texts.get(POST.from), ...posted };
    });
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    return { kind: 'refused', status: 413, notice: tooLargeNotice(locale), from: null };
  }
}

/** The reply to a script, without a page around it. */
export function replyToScript(outcome: Outcome): Response {
  if (outcome.kind === 'accepted') {
    const { from: _, ...reply } = outcome;
    return Response.json(reply, { headers: NO_STORE });
  }
  if (outcome.kind === 'invalid') {
    const { kind, errors } = outcome;
    return Response.json({ kind, errors }, { status: 422, headers: NO_STORE });
  }
  const { kind, notice, status } = outcome;
  return Response.json({ kind, notice }, { status, headers: NO_STORE });
}

/** The data with which the form is rendered again. */
export function stateOf(outcome: Outcome, locale: Locale) {
  if (outcome.kind === 'accepted') {
    const notice = outcome.received ? receivedNotice : knownNotice;
    return { notice: notice(locale, outcome) };
  }
  const { values } = outcome;
  if (outcome.kind === 'invalid') return { values, errors: outcome.errors };
  return { notice: outcome.notice, ...(values && { values }) };
}

const STATUS = { accepted: 200, invalid: 422 } as const;

export const statusOf = (outcome: Outcome): number =>
  outcome.kind === 'refused' ? outcome.status : STATUS[outcome.kind];
