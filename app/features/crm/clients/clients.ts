import type { ActionReply } from '#app/ui/admin/action-reply.ts';

export const MEMBER_ROLES = ['owner', 'member', 'finance'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A member of a client, who may see its work. */
export type Member = {
  user: string;
  role: MemberRole;
  name: string;
  email: string;
  /** The contact of the CRM that the member is, where that is known. */
  contact: string | null;
  /** False: the account is deactivated, and sees nothing. */
  active: boolean;
};

export type DealClient = {
  /** Null until the client of the won deal is made. */
  client: {
    id: string;
    active: boolean;
    name: string;
    /** Its contact or company in the CRM, where that still exists. */
    company: string | null;
    contact: string | null;
    /** A day, `2026-12-31`. */
    since: string;
  } | null;
  members: readonly Member[];
  /** Contacts of the deal who are no members; `account` is true where they could be. */
  others: readonly { id: string; name: string; email: string | null; account: boolean }[];
};

export const CLIENT_ACTS = ['make-client', 'add-member', 'member-role', 'end-member'] as const;
export type ClientAct = (typeof CLIENT_ACTS)[number];

/** Refusal codes for commands on the client of a deal. */
export const CLIENT_CODES = ['open', 'account'] as const;
export type ClientCode = (typeof CLIENT_CODES)[number];

/** The reply to a command on the client of a deal. */
export type ClientReply = ActionReply<ClientAct, unknown, ClientCode>;

/** Whether a reply of the page of a deal is about its client. */
export const isAboutClient = (reply: { intent: string }): reply is ClientReply =>
  CLIENT_ACTS.some((one) => one === reply.intent);
