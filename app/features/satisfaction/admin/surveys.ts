/** A survey as the screen tells of it. */
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

/** Whom one would ask now, and whom not and why. */
export type Preview = {
  project: string;
  asked: number;
  /** Asked within the last 90 days. */
  lately: number;
  /** Their addresses take no mail. */
  closed: number;
  /** They have not agreed, or have left. */
  unasked: number;
};

export type SurveyWhy =
  | 'forbidden'
  | 'invalid'
  | 'project'
  | 'nobody'
  | 'changed'
  | 'contact'
  | 'proof'
  | 'withdrawn';

/** What became of a post. */
export type SurveyReply =
  | { done: 'sent'; people: number }
  | { done: 'noted'; email: string }
  | { done: false; why: SurveyWhy; email?: string; proof?: string };
