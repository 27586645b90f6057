import type { OtherWays } from '#app/features/company/other-ways.ts';
import type { RefusedAnswers } from './read-answers.ts';

/** Names of what a form post carries beside the answers; browser and server share them. */
export const POST = {
  form: 'form',
  /** Which wording of the form was answered. */
  version: 'version',
  /** Id the browser made, so that a repeated post is the same lead. */
  lead: 'lead',
  /** Session-storage id that submissions are limited by. */
  session: 'session',
  /** Name of the route the person came from. */
  from: 'from',
  /** Milliseconds between opening, or the first letter of a kept draft, and sending. */
  elapsed: 'elapsed',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  /** Which pages were seen, where statistics are allowed. */
  journey: 'journey',
  /** E-mail address of a refused post: sent again as it was, it is meant so. */
  emailSeen: 'email_seen',
  /** Honeypot: invisible to people, tempting to programs. */
  trap: 'website',
} as const;

/** A person reads and fills five fields in more than this; programs do not wait. */
export const TOO_FAST_MS = 1500;

/** Sentence about a whole post, and where else to turn where waiting is all it says. */
export type PostNotice = { title: string; text: string; ways?: OtherWays | undefined };

/** The reply to a post that the browser's script made. */
export type PostReply =
  | {
      kind: 'accepted';
      protocol: string;
      title: string;
      message: string;
      /** Where the thank-you view leads, and after how many seconds. */
      next: { url: string; seconds: number; whatsapp: boolean };
    }
  | { kind: 'invalid'; refused: RefusedAnswers }
  | {
      kind: 'refused';
      status: number;
      outcome: 'limited' | 'noForm' | 'failed';
      ways?: OtherWays | undefined;
    };
