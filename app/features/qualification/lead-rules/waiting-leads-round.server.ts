import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderWaitingLeads } from './at-work.store.server.ts';

/** Looks whether the company has opened for leads that wait for somebody. */
export const waitingLeadsRound: Round = {
  name: 'waiting leads',
  run: async (tx) => Number(await orderWaitingLeads(tx)),
};
