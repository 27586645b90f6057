import { randomUUID } from 'node:crypto';
import type { Sample } from './settings-posts.ts';

const post = (fields: Record<string, string>) => async (): Promise<Sample> => ({ fields });

/** Samples of every post about holidays, answer times and prices, as `samplePosts` has them. */
export const answerPosts = {
  'admin.holidays': {
    add: post({ intent: 'add', day: '2031-03-19', name: 'Aniversário da cidade' }),
    remove: post({ intent: 'remove', id: randomUUID(), revision: '1' }),
    close: post({ intent: 'close', code: 'corpus_christi' }),
    work: post({ intent: 'work', code: 'corpus_christi' }),
    undo: post({ intent: 'undo', set: 'none' }),
  },
  'admin.answerTargets': {
    save: post({ 'target-0-minutes': '' }),
    undo: post({ intent: 'undo', set: 'none' }),
  },
  'admin.prices': {
    save: post({ service: 'consulting' }),
    undo: post({ intent: 'undo', set: 'none' }),
  },
};
