/* The events of a page, as far as they are counted. Never with anything that was typed. */

/** Every figure that the site counts, with or without a value. */
export const CURRENCY = 'BRL';

export const EVENT_NAMES = [
  'page_view',
  'cta_click',
  'form_view',
  'form_start',
  'form_step',
  'form_submit',
  'form_error',
  'newsletter_subscribe',
  'newsletter_error',
  'feedback_open',
  'feedback_submit',
  'feedback_error',
  'whatsapp_click',
  'phone_click',
  'search',
  'language_change',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Events that are also counted by form; the leads show how often one is sent. */
export const FORM_EVENTS = ['form_view', 'form_start'] as const satisfies readonly EventName[];
export type FormEvent = (typeof FORM_EVENTS)[number];

/** The form by the id of its definition, never its answers. */
type OfForm = { form?: string };
type Details = {
  form_view: OfForm;
  form_start: OfForm;
  form_step: OfForm & { step: number };
  form_submit: OfForm;
  form_error: OfForm & { outcome: string };
  newsletter_error: { outcome: string };
  feedback_submit: { type: string };
  feedback_error: { outcome: string };
};

type EventOf<N extends EventName> = { name: N } & (N extends keyof Details ? Details[N] : unknown);
export type SiteEvent = { [N in EventName]: EventOf<N> }[EventName];

/** Dispatched on the document for every event; any script may dispatch one or listen. */
export const SITE_EVENT = 'site:event';
