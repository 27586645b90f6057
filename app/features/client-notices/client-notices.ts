/** Kinds of news that clients get by mail, in the order of the settings. */
export const CLIENT_NOTICES = [
  'deliverable',
  'answer',
  'date',
  'ticket',
  'invoice.due',
  'invoice.overdue',
] as const;
export type ClientNoticeKind = (typeof CLIENT_NOTICES)[number];

/** By a mail at once, in the morning, or not at all. */
export const NOTICE_WAYS = ['now', 'digest', 'off'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export const isNoticeKind = (kind: string): kind is ClientNoticeKind =>
  CLIENT_NOTICES.some((known) => known === kind);

/** Record that a notice links to, with what its address is made of (`private.notice_record`). */
export type NoticeRecord =
  | { kind: 'ticket' | 'project' | 'deliverable'; id: string }
  | { kind: 'project_update'; id: string; project: string }
  | { kind: 'version'; deliverable: string; number: number }
  | { kind: 'invoice'; organization: string; number: string };

/** A piece of news for its mail. */
export type ClientNotice = {
  userId: string;
  kind: string;
  title: string;
  record: NoticeRecord | null;
  organization: string | null;
  name: string;
  email: string;
  locale: string;
};

/** The morning digest of a client's user. */
export type ClientDigest = {
  name: string;
  email: string;
  locale: string;
  news: readonly {
    kind: string;
    title: string;
    record: NoticeRecord | null;
    client: string | null;
  }[];
};
