import { expect, it } from 'vitest';
import { makeQueryClient } from './query-client.ts';

it('keeps the rules of the data cache: 5 minutes fresh, 10 kept, refetched by nothing but events', () => {
  expect(makeQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retry: 1,
  });
});
