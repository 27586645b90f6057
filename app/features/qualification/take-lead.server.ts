import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs.server.ts';
import { log } from '#app/platform/log.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { submissionSchema } from './answers.schema.ts';
import { campaignOf, type FirstTouch } from './first-touch.ts';
import type { LeadQuestions } from './form-definition.ts';
import { type NewLead, submitLead } from './lead.store.server.ts';
import { derivedLeadIds, isLeadId } from './lead-id.server.ts';
import { e164Of } from './phone.server.ts';
import { POST, TOO_FAST_MS } from './post-fields.ts';

type Refusal = 'limited' | 'noForm' | 'failed';
export type LeadOutcome =
  | { kind: 'accepted'; protocol: string }
  | { kind: 'invalid'; status: 422; result: SubmissionResult<string[]> }
  | { kind: 'refused'; status: number; outcome: Refusal; result?: SubmissionResult<string[]> };

type LeadPost = {
  /** Null when no form is active. */
  form: LeadQuestions | null;
  source: NewLead['source'];
  /** Facts of the page that belong to the answers, such as the workshop's name. */
  facts?: Readonly<Record<string, string>>;
  formData: FormData;
  locale: Locale;
  sourcePage: string;
  headers: Headers;
  remoteAddress: string;
};

const text = (formData: FormData, name: string): string => {
  const value = formData.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The campaign: from the browser's memory, else from the address the form was posted from. */
function campaign({ formData, headers }: LeadPost): FirstTouch {
  const posted = new URLSearchParams();
  for (const name of [POST.utmSource, POST.utmMedium, POST.utmCampaign]) {
    posted.set(name, text(formData, name));
  }
  const touch = campaignOf(posted);
  if (Object.keys(touch).length > 0) return touch;
  const referer = headers.get('referer') ?? '';
  return URL.canParse(referer) ? campaignOf(new URL(referer).searchParams) : {};
}

function marks(formData: FormData): string[] {
  const elapsed = text(formData, POST.elapsed);
  const hasty = elapsed !== '' && Number(elapsed) < TOO_FAST_MS;
  return [
    ...(text(formData, POST.trap) === '' ? [] : ['honeypot']),
    ...(hasty ? ['too_fast'] : []),
  ];
}

const refused = (
  status: number,
  outcome: Refusal,
  result?: SubmissionResult<string[]>,
): LeadOutcome => ({ kind: 'refused', status, outcome, ...(result && { result }) });

/**
 * Takes one posted lead: validated, made durable and followed up, or refused with the reason and
 * everything that was typed. Never throws for what a visitor can cause.
 */
export async function takeLead(post: LeadPost): Promise<LeadOutcome> {
  const { form, formData, locale, headers, remoteAddress } = post;
  if (!form) return refused(409, 'noForm');
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const schema = submissionSchema(form.fields, {
    email: t('errors.email'),
    tel: t('errors.tel'),
    textarea: t('errors.textarea'),
    text: t('errors.text'),
    tooLong: t('errors.tooLong'),
  });
  const submission = parseWithZod(formData, { schema });
  if (submission.status !== 'success') {
    return { kind: 'invalid', status: 422, result: submission.reply() };
  }
  const { answers } = submission.value;
  const userAgent = headers.get('user-agent')?.slice(0, 500) ?? '';
  const address = keyedHash('address', remoteAddress).toString('base64url');
  const sender = keyedHash('sender', remoteAddress, userAgent).toString('base64url');
  const given = text(formData, POST.lead);
  const ids = isLeadId(given)
    ? ([given] as const)
    : derivedLeadIds({ form: form.id, answers, sender }, Date.now());
  const tel = form.fields.find((field) => field.type === 'tel');
  const client = text(formData, POST.session).slice(0, 64) || sender;
  try {
    const answer = await asActor({ kind: 'anonymous', client, address }, (tx) =>
      submitLead(tx, {
        ids,
        formId: post.source === 'qualification' ? form.id : null,
        source: post.source,
        answers: { ...answers, ...post.facts },
        sourcePage: post.sourcePage,
        campaign: campaign(post),
        userAgent,
        locale,
        limitIdentifier: post.source,
        addressIdentifier: address,
        phone: tel ? e164Of(answers[tel.name]) : null,
        marks: marks(formData),
      }),
    );
    if (answer.outcome === 'limited') return refused(429, 'limited', submission.reply());
    if (answer.outcome === 'no_form') return refused(409, 'noForm', submission.reply());
    nudgeJobs();
    return { kind: 'accepted', protocol: answer.protocol };
  } catch (error) {
    log.error({ err: error }, 'a lead could not be stored');
    const status = error instanceof DatabaseUnavailable ? 503 : 500;
    return refused(status, 'failed', submission.reply());
  }
}
