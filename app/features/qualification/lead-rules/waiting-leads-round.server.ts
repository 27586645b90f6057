import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderWaitingLeads } from './at-work.store.server.ts';

/** Checks whether business hours have started for leads that wait for an owner. */
export const waitingLeadsRound: Round = {
  name: 'waiting leads',
  run: async (tx) => Number(await orderWaitingLeads(tx)),
};
