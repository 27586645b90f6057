import { expect, it } from 'vitest';
import { addressState, FIRST_STEPS, type FirstStepFacts, isStepDone } from './first-steps.ts';

const NEW: FirstStepFacts = {
  company: { name: 'Forja', email: 'contato@forja.example', state: 'todo' },
  brand: { state: 'both' },
  mail: { server: false, askedAt: null, sentAt: null },
  samples: { count: 11, removable: 12 },
  figures: { count: 2 },
  colleague: { count: 0 },
  secondStep: { on: false },
  address: { origin: 'http://localhost:3000', state: 'local' },
};

it('has no step done on a new site, nor the mail step without a server', () => {
  expect(FIRST_STEPS.filter((step) => isStepDone(step, NEW))).toEqual([]);
  const tested = { ...NEW, mail: { server: false, askedAt: null, sentAt: '2026-11-20T12:00:00Z' } };
  expect(isStepDone('mail', tested)).toBe(false);
  expect(isStepDone('mail', { ...tested, mail: { ...tested.mail, server: true } })).toBe(true);
});

it.each([
  ['http://localhost:3000', 'local'],
  ['http://127.0.0.1:3000', 'local'],
  ['https://casa.local', 'local'],
  ['http://forja.example', 'plain'],
  ['https://forja.example', 'done'],
])('calls %s %s', (origin, state) => {
  expect(addressState(origin)).toBe(state);
});
