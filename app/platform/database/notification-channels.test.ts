import { expect, test, vi } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { NotificationChannels } from './notification-channels.server.ts';

test('a handler that throws is reported, and the others still run', () => {
  const reported = vi.spyOn(log, 'error').mockReturnValue();
  const channels = new NotificationChannels(() => undefined);
  const heard: (string | null)[] = [];
  channels.add('news', () => {
    throw new Error('stumbled');
  });
  channels.add('news', (payload) => void heard.push(payload));
  channels.deliver('news', 'first');
  channels.deliverGap(['news']);
  expect(heard).toEqual(['first', null]);
  expect(reported).toHaveBeenCalledTimes(2);
});
