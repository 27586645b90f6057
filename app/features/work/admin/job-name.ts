import type { TFunction } from 'i18next';
import { storedName } from '#app/i18n/stored-name.ts';

/** The name of a kind of job; one that this build does not know keeps its own name. */
export const jobName = (t: TFunction<'admin'>, kind: string): string =>
  storedName(t('work.kinds', { returnObjects: true }), kind);
