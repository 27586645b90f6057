import { recordAttempt } from '#app/access/attempt-record.server.ts';
import { campaignOf, type FirstTouch } from '#app/features/qualification/first-touch.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import type { Locale } from '#app/i18n/locale.ts';
import {
  asActor,
  DatabaseUnavailable,
  type Visitor,
} from '#app/platform/database/database.server.ts';
import { isOwnOrigin } from '#app/platform/http/origins.server.ts';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { type Replay, ReplayRefused } from '#app/platform/spool/replay.ts';
import { isSpooling, spoolPost } from '#app/platform/spool/spool.server.ts';
import { domainToConfirm } from '#app/platform/text/suggest-domain.ts';
import { maskSecrets } from '#app/secret-addresses.ts';
import { CONSENT_VERSION } from './consent-text.ts';
import { maskedEmail } from './masked-email.ts';
import { type Subscription, subscribe } from './newsletter.store.server.ts';
import { emailOf, LONGEST_EMAIL } from './newsletter-email.ts';

type Refusal = 'invalid' | 'domain' | 'limited' | 'failed';
export type SubscriptionOutcome =
  /** Nothing was typed, so nothing happens. */
  | { kind: 'nothing' }
  | { kind: 'accepted' }
  /** It waits on the disk of the site for the database. */
  | { kind: 'received' }
  /** `domain` is the one that was probably meant: asked once, since the same address sent again is
   * confirmed. */
  | { kind: Refusal; status: number; email: string; domain?: string };

type Post = { formData: FormData; locale: Locale; headers: Headers; facts: RequestFacts };

/** An id as browsers generate it; anything else counts as none. */
const SESSION = /^[\w-]{8,64}$/;

/** Longest value that is shown again. */
const MAX_VALUE_LENGTH = 300;

const textOf = (formData: FormData, name: string): string => {
  const value = formData.get(name);
  return typeof value === 'string' ? value : '';
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: no campaign name has them
const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f\ufffd]/g, '');

/** The page that the form stood on; null for one of another site. */
export function pageBefore(headers: Headers): URL | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const page = new URL(referer);
  return isOwnOrigin(page.origin) ? page : null;
}

/** First touch: from the browser's storage, else from the address of the page. */
function campaign({ formData, headers }: Post): FirstTouch {
  const names = [POST.utmSource, POST.utmMedium, POST.utmCampaign];
  const marks = names.map((name) => [name, withoutControls(textOf(formData, name))]);
  const touch = campaignOf(new URLSearchParams(marks));
  if (Object.keys(touch).length > 0) return touch;
  return campaignOf(pageBefore(headers)?.searchParams ?? new URLSearchParams());
}

/** Why an invalid post looks like a program's and not like a typing mistake. */
function suspicionOf(formData: FormData): string | null {
  const value = formData.get('email');
  if (textOf(formData, POST.trap).trim() !== '') return 'honeypot';
  if (value !== null && typeof value !== 'string') return 'not_text';
  const typed = value ?? '';
  if (emailOf(typed) !== null) return null;
  // U+FFFD is where a zero was posted.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would break out of a header
  if (/[\u0000-\u001f\u007f\ufffd]/.test(typed.trim())) return 'control_characters';
  if (typed.length > LONGEST_EMAIL) return 'too_long';
  return /[<>"';(){}\\]|--/.test(typed) ? 'markup' : null;
}

async function remember(reason: string, { formData, headers, facts }: Post): Promise<void> {
  await recordAttempt({
    type: 'newsletter_suspicious',
    address: facts.remoteAddress,
    agent: headers.get('user-agent') ?? '',
    details: { reason, email: maskedEmail(textOf(formData, 'email')) },
  });
}

async function store(caller: Visitor, subscription: Subscription): Promise<'accepted' | 'limited'> {
  const answer = await asActor(caller, (tx) => subscribe(tx, subscription));
  if (answer === 'accepted') wakeWorker();
  return answer;
}

/** Stores a sign-up that waited for the database. */
export const replaySubscription: Replay = async ({ data, caller }) => {
  const answer = await store(caller, data as Subscription);
  if (answer === 'limited') throw new ReplayRefused(answer);
};

/** Stores a sign-up on the disk, as the database is away; null where it takes no more. */
async function spool(
  caller: Visitor,
  subscription: Subscription,
): Promise<'received' | 'limited' | null> {
  const { outcome } = await spoolPost({
    kind: 'newsletter.subscription',
    ids: [subscription.email],
    number: null,
    caller,
    data: subscription,
    limit: { most: 3, windowMs: 10 * 60_000, mostOfAddress: 20 },
  });
  return outcome === 'full' ? null : outcome;
}

/** Stores a sign-up in the database, or on the disk while that is away. Throws where neither takes it. */
async function storeOrSpool(caller: Visitor, subscription: Subscription) {
  // Behind those that wait.
  const waiting = isSpooling() ? await spool(caller, subscription) : null;
  if (waiting) return waiting;
  try {
    return await store(caller, subscription);
  } catch (error) {
    const spooled = error instanceof DatabaseUnavailable ? await spool(caller, subscription) : null;
    if (!spooled) throw error;
    return spooled;
  }
}

/**
 * Handles one posted sign-up. The reply never reveals whether the address is known already: that reaches
 * its owner by mail. Never throws for what a visitor can cause.
 */
export async function acceptSubscription(post: Post): Promise<SubscriptionOutcome> {
  const { formData, locale, headers, facts } = post;
  const typed = textOf(formData, 'email');
  const suspicion = suspicionOf(formData);
  if (suspicion) await remember(suspicion, post);
  if (suspicion === 'honeypot') return { kind: 'accepted' };
  if (typed.trim() === '' && suspicion === null) return { kind: 'nothing' };
  const refused = (kind: Refusal, status: number, domain?: string): SubscriptionOutcome => ({
    kind,
    status,
    email: typed.slice(0, MAX_VALUE_LENGTH),
    ...(domain && { domain }),
  });
  const email = emailOf(typed);
  if (email === null) return refused('invalid', 422);
  const domain = domainToConfirm(email, textOf(formData, POST.emailSeen));
  if (domain) return refused('domain', 422, domain);

  const session = textOf(formData, POST.session);
  const userAgent = (headers.get('user-agent') ?? '').slice(0, 500);
  const { remoteAddress, network } = facts;
  // A private address or a proxy's stands for many visitors, who must not share a limit.
  const person = network === null ? [remoteAddress, userAgent, email] : [remoteAddress, userAgent];
  const sender = keyedHash('sender', ...person).toString('base64url');
  const caller = {
    kind: 'anonymous',
    client: SESSION.test(session) ? session : sender,
    ...(network !== null && { address: keyedHash('address', network).toString('base64url') }),
  } as const;
  const sourcePage = maskSecrets(pageBefore(headers)?.pathname ?? '').slice(0, 500) || null;
  const subscription: Subscription = {
    ...{ email, locale, sourcePage, campaign: campaign(post), userAgent },
    consentVersion: CONSENT_VERSION,
  };
  try {
    const kind = await storeOrSpool(caller, subscription);
    return kind === 'limited' ? refused('limited', 429) : { kind };
  } catch (error) {
    log.error({ err: error }, 'a newsletter subscription could not be stored');
    return refused('failed', error instanceof DatabaseUnavailable ? 503 : 500);
  }
}
