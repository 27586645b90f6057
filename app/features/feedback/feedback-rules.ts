import type { OtherWays } from '#app/features/company/other-ways.ts';

/** The types of feedback; the names are those that are sent and stored. */
export const FEEDBACK_TYPES = ['bug', 'ideia', 'duvida', 'srs', 'nps', 'csat'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const SEVERITIES = ['blocker', 'high', 'medium', 'low', 'idea'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const DEFAULT_TYPE: FeedbackType = 'bug';
export const DEFAULT_SEVERITY: Severity = 'medium';

export const MOST_FILES = 5;
export const LARGEST_FILE_BYTES = 10_485_760;
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain'];
export const LONGEST_VERBATIM = 5000;
export const LONGEST_NAME = 200;

/** The position of the widget's button; inline is a card in the page. */
export const POSITIONS = [
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
  'inline',
] as const;
export type Position = (typeof POSITIONS)[number];

/** The theme of the form in other products; auto follows the reader's system. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Switches of a project. */
export type Switches = {
  srs: boolean;
  nps: boolean;
  ideas: boolean;
  questions: boolean;
};

/** Types that the switches enable, in their order. */
export function typesOffered({ srs, nps, ideas, questions }: Switches): FeedbackType[] {
  const on = { bug: true, ideia: ideas, duvida: questions, srs, nps, csat: nps };
  return FEEDBACK_TYPES.filter((type) => on[type]);
}

type Scale = { min: number; max: number; start: number };
const CSAT: Scale = { min: 1, max: 5, start: 5 };
const TEN: Scale = { min: 0, max: 10, start: 7 };
export const SCALES = { csat: CSAT, ten: TEN };

/** The scale of a type, or null where it has no score. */
export function scaleOf(type: FeedbackType): Scale | null {
  if (type === 'csat') return CSAT;
  return type === 'srs' || type === 'nps' ? TEN : null;
}

/** The anonymous visitor, word for word. */
export const ANONYMOUS = { role: 'usuario_final', id: 'anonymous', name: 'Visitor' } as const;

/** Names of the form's fields, beside those of every public form. */
export const FIELD = {
  type: 'type',
  severity: 'severity',
  csat: 'csat',
  ten: 'score',
  verbatim: 'verbatim',
  name: 'name',
  email: 'email',
  files: 'files',
  context: 'context',
  secret: 'secret',
  /** Of the form in a frame: the origin of the page around it, and the module of the product. */
  host: 'host',
  module: 'module',
} as const;

/** 32 random bytes in base64url. */
export const SECRET = /^[\w-]{43}$/;

export type FeedbackValues = {
  type: FeedbackType;
  severity: Severity;
  csat: number;
  ten: number;
  verbatim: string;
  name: string;
  email: string;
};

export const emptyValues = (type: FeedbackType = DEFAULT_TYPE): FeedbackValues => ({
  type,
  severity: DEFAULT_SEVERITY,
  csat: CSAT.start,
  ten: TEN.start,
  verbatim: '',
  name: '',
  email: '',
});

/** The error of a field, in the reader's words. */
/** Sentences at the fields; `emailSeen` is the address that one of them questions. */
export type FeedbackErrors = Partial<
  Record<'verbatim' | 'name' | 'email' | 'emailSeen' | 'files', string>
>;

export type Notice = { title: string; text: string; ways?: OtherWays | undefined };

/** The reply to a post that the browser's script made. */
export type FeedbackReply =
  /** `link` is the author's secret link, only for the browser that holds the secret; `missing` names the
   * files that could not be saved. */
  | {
      kind: 'accepted';
      protocol: string;
      link: string | null;
      mailed: boolean;
      missing: string[];
      /** It waits on the disk of the site for the database. */
      received?: true;
    }
  | { kind: 'invalid'; errors: FeedbackErrors }
  | { kind: 'refused'; notice: Notice };
