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
  | 'withdrawn'
  | 'missing';

/** Whether somebody agreed to be asked, by one of her addresses. */
export type SurveyConsent = {
  email: string;
  /** Surveys go there. */
  main: boolean;
  given: { at: string; way: 'page' | 'staff'; proof: string; by: string } | null;
  left: { at: string; way: 'link' | 'one_click' | 'staff'; by: string } | null;
  /** When she was asked last. */
  askedAt: string | null;
};

/** What became of a post. */
export type SurveyReply =
  | { done: 'sent'; people: number }
  | { done: 'noted' | 'left'; email: string }
  | { done: false; why: SurveyWhy; email?: string; proof?: string };
