import { type ServiceName, servicePaths } from '#app/paths.ts';

/** Sources of leads that a target may be for; a lead that staff enter has no clock. */
export const TARGET_SOURCES = [
  'qualification',
  'contact_form',
  'workshop',
  'website',
  'doavya',
] as const;
export type TargetSource = (typeof TARGET_SOURCES)[number];
export const TARGET_SERVICES = Object.keys(servicePaths) as readonly ServiceName[];

/** The reply time of leads, in business time; null of both: all leads. */
export type AnswerTarget = {
  id: string;
  revision: number;
  service: ServiceName | null;
  source: TargetSource | null;
  minutes: number;
  /** How much of the time is over when the owner is notified, in percent; 100: never before. */
  warnPercent: number;
};

export const MOST_MINUTES = 20_160;
export const MOST_TARGETS = 40;

/** The fields of one target; the last of them is empty, for a new one. */
export type TargetPart = 'id' | 'revision' | 'service' | 'source' | 'minutes' | 'warn' | 'remove';
export const targetField = (index: number, part: TargetPart) => `target-${index}-${part}`;

export type TargetMistake = 'minutes' | 'orNone' | 'hours' | 'warn' | 'twice' | 'all';

/** Why no target was changed. */
export const TARGET_CODES = ['changed'] as const;
export type TargetCode = (typeof TARGET_CODES)[number];
