/** Events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.status_changed',
  'deal.created',
  'deal.moved',
  'deal.won',
  'deal.lost',
  'ticket.created',
  'ticket.status_changed',
  'newsletter.subscribed',
  'newsletter.unsubscribed',
  'project.created',
  'project.ended',
] as const;

export const WEBHOOK_STATES = ['on', 'off', 'failed'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const LONGEST_WEBHOOK_NAME = 80;
export const LONGEST_WEBHOOK_URL = 500;
/** Purpose of the seal of signing secrets. */
export const SECRET_PURPOSE = 'webhook';
/** Deliveries that the page of a webhook shows at once. */
export const DELIVERIES_SHOWN = 50;

export type WebhookRow = {
  id: string;
  name: string;
  url: string;
  events: readonly string[];
  product: string | null;
  owner: string;
  state: WebhookState;
  failures: number;
  createdAt: string;
};

export type DeliveryRow = {
  id: string;
  event: string;
  recordId: string;
  happenedAt: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  nextAt: string | null;
  status: number | null;
  error: string | null;
  isReplay: boolean;
};
