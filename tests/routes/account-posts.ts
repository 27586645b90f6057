import { plain, type Sample } from './settings-posts.ts';

/** Samples of every post about one's own account, as `samplePosts` has them. */
export const accountPosts = {
  'auth.account': { profile: plain({}) },
  'auth.again': { again: plain({}) },
  'auth.password': { change: plain({}) },
  'auth.email': { change: plain({}) },
  'auth.secondFactor': { begin: plain({ intent: 'begin' }) },
  'auth.passkeys': { rename: plain({}) },
  'auth.passkeyAdd': {
    add: async (): Promise<Sample> => ({ fields: {}, json: true }),
  },
  'auth.sessions': { end: plain({ end: 'none' }) },
};
