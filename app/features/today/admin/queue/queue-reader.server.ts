import type { Locale } from '#app/i18n/locale.ts';

/** The user for whom the queue is read. */
export type QueueReader = { userId: string; locale: Locale };
