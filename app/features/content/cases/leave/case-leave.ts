/** In which form a client gave leave. All are in writing. */
export const LEAVE_FORMS = ['contract', 'document', 'email', 'message'] as const;
export type LeaveForm = (typeof LEAVE_FORMS)[number];

/** The leave of a client for a case, as staff see it. */
export type CaseLeave = {
  revision: number;
  givenBy: string;
  /** `YYYY-MM-DD`. */
  givenOn: string;
  givenAs: LeaveForm;
  body: string;
  /** Null where its words alone are stored. */
  fileName: string | null;
};

export const LEAVE_LIMITS = { givenBy: 160, body: 10_000, bytes: 8 * 1024 * 1024 } as const;

/** Types of a file that proves a leave. */
export const LEAVE_FILE_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'message/rfc822',
  'text/plain',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

/** Why a leave was not stored; keys of `content:leave.refused`. */
export type LeaveCode = 'changed' | 'public' | 'file' | 'large' | 'proof' | 'future';
