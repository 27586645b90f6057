import type { BarDays, StagePlace } from './bar/bar.ts';
import type { Shares } from './bar/bar-words.ts';

export const VERSION_STATES = ['waiting', 'approved', 'changes', 'replaced'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
export const WEIGHTS = ['blocks', 'hinders', 'detail'] as const;
export type Weight = (typeof WEIGHTS)[number];
export const WHOSE = ['ours', 'client', 'both'] as const;

/** What may be sent as a version, besides a link. */
export const VERSION_FILES = {
  types: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain'],
  mostBytes: 25_000_000,
} as const;

export const COMMENT_LENGTH = 4000;

/** Of a PDF so many pages are drawn at most: the first ones. */
export const PAGES_DRAWN = 20;
/** How far the job is that looks at a picture or a PDF, or why it could not draw that. */
export type Drawing = 'waiting' | 'drawn' | 'locked' | 'broken' | 'heavy';

export type Wait = {
  id: string;
  position: StagePlace;
  what: string;
  since: string;
  until: string | null;
  version: string | null;
};

/** A change of days that belong together. */
export type DateMove = {
  position: StagePlace;
  kind: 'promised' | 'planned' | 'actual';
  from: string | null;
  to: string | null;
  cause: string | null;
  whose: keyof Shares | null;
  act: string;
  by: string | null;
  at: string;
};

export type Project = {
  id: string;
  organization: string;
  deal: string | null;
  name: string;
  conductedBy: string | null;
  shownAt: string | null;
  openedAt: string | null;
  revision: number;
  days: BarDays;
  glosses: readonly (string | null)[];
  waits: readonly Wait[];
  moves: readonly DateMove[];
};

export type Deliverable = {
  id: string;
  project: string;
  position: StagePlace;
  title: string;
  /** The last of its versions. */
  version: string;
  number: number;
  state: VersionState;
  sentAt: string;
  approvedBy: string | null;
  approvedAt: string | null;
};

export type Comment = {
  id: string;
  author: string | null;
  fromClient: boolean;
  body: string;
  weight: Weight | null;
  at: string;
  /** The place that it points at; null where it is about the whole. */
  pin: Pin | null;
};
/** A place on a page, as parts of its width and height, and the number that is there. */
export type Pin = { number: number; page: number; x: number; y: number };
export type Update = {
  id: string;
  project: string;
  author: string | null;
  body: string;
  at: string;
  comments: readonly Comment[];
};

export type Approval = {
  receipt: string;
  by: string | null;
  organization: string;
  fileName: string;
  size: number;
  sha256: string;
  at: string;
};
export type Version = {
  id: string;
  number: number;
  state: VersionState;
  fileName: string;
  /** Of the file's content, `image/png`. */
  type: string;
  size: number;
  sha256: string;
  /** Null of files that have no looks: texts. */
  drawing: Drawing | null;
  pages: number | null;
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
  link: string | null;
  changes: string | null;
  sentBy: string | null;
  sentAt: string;
  approval: Approval | null;
  comments: readonly Comment[];
};

/** Names by the id of their user. */
export type Names = Readonly<Record<string, string>>;
