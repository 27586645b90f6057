import type { RatingView } from '#app/features/satisfaction/rating.ts';
import type { TicketStatus, Turn } from './ticket.ts';

/** A ticket in the list of a client. */
export type ClientTicketRow = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  waitsFor: Turn | null;
  project: string | null;
  openedBy: string | null;
  conductedBy: string | null;
  createdAt: string;
  lastAt: string;
};

type ClientMessage = {
  id: string;
  fromClient: boolean;
  by: string | null;
  at: string;
  body: string;
  via: string;
  files: readonly { id: string; name: string; size: number }[];
};

/** A ticket as a member of its client reads it. */
export type ClientTicket = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  waitsFor: Turn | null;
  organization: string;
  createdAt: string;
  openedBy: string | null;
  solvedAt: string | null;
  /** Whether a reply opens it again; an older one is continued by another. */
  opensAgain: boolean;
  opensUntil: string | null;
  conductedBy: string | null;
  project: { id: string; name: string } | null;
  follows: { id: string; number: number } | null;
  messages: readonly ClientMessage[];
  /** The rating asked of the user, where they are the requester. */
  rating: RatingView | null;
};

/** One that waits for a reply of the client. */
export type WaitingTicket = {
  id: string;
  organization: string;
  number: number;
  title: string;
  askedBy: string | null;
  at: string;
};

/** Seconds of business time, and of how many tickets. */
export type TicketFigure = {
  n: number;
  within: number;
  median: number;
  target: number;
  least: number;
  most: number;
};
export type TicketFigures = {
  tickets: number;
  since: string | null;
  answer: TicketFigure | null;
  solve: TicketFigure | null;
};
