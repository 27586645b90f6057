/** A survey as the screen shows it. */
export type SurveyRow = {
  id: string;
  project: string;
  at: string;
  by: string;
  people: number;
  sent: number;
  failed: number;
  answered: number;
  promoters: number;
  passives: number;
  detractors: number;
};

/** The recipients of one now, and the others with the reason. */
export type Preview = {
  project: string;
  asked: number;
  /** Asked within the last 90 days. */
  lately: number;
  /** Their addresses are undeliverable. */
  closed: number;
  /** They have not agreed, or have left. */
  unasked: number;
};

/** Why a survey was not sent, or a consent not recorded. */
export const SURVEY_CODES = [
  'survey_reaches_nobody',
  'changed',
  'proof_missing',
  'contact_gone',
  'consent_withdrawn',
  'consent_missing',
] as const;
export type SurveyCode = (typeof SURVEY_CODES)[number];

/** Whether a contact agreed to surveys, by one of their addresses. */
export type SurveyConsent = {
  email: string;
  /** Surveys go there. */
  main: boolean;
  given: { at: string; way: 'page' | 'staff'; proof: string; by: string } | null;
  left: { at: string; way: 'link' | 'one_click' | 'staff'; by: string } | null;
  /** The time of the last survey. */
  askedAt: string | null;
};
