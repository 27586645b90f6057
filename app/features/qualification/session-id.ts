import { v7 } from 'uuid';

const KEY = 'session-id';

/** Identifies this tab's session to the submission limit, and to nothing else. */
export function sessionId(): string {
  try {
    const saved = sessionStorage.getItem(KEY) ?? v7();
    sessionStorage.setItem(KEY, saved);
    return saved;
  } catch {
    return '';
  }
}
