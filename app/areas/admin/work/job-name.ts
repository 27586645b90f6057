import type { TFunction } from 'i18next';

/** What a kind of job is called; one that this build does not know keeps its own name. */
export const jobName = (t: TFunction<'admin'>, kind: string): string =>
  t(`work.kinds.${kind}` as 'work.kinds.account.mail', { defaultValue: kind });
