import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { loadScript } from '../page/loadScript';
import { openChatProvider } from './openChatProvider';

jest.mock('../page/loadScript', () => ({ loadScript: jest.fn() }));
const load = jest.mocked(loadScript);

it('openChatProvider loads a slow script only once, and loads a failed script again', async () => {
  jest.useFakeTimers();
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValueOnce(
    new Promise<void>((_, reject) => {
      fail = reject;
    }),
  );
  const opened = jest.fn();
  window.addEventListener('support-chat:open', opened);
  for (const attempt of ['first', 'second']) {
    const result = openChatProvider(`/chat.js?${attempt}`);
    await jest.advanceTimersByTimeAsync(DOCUMENT_MS);
    expect(await result).toBe(false);
  }
  expect(load).toHaveBeenCalledTimes(1);

  fail(new Error('404'));
  await jest.advanceTimersByTimeAsync(0);
  load.mockResolvedValueOnce();
  expect(await openChatProvider('/chat.js')).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(opened).toHaveBeenCalledTimes(1);
  window.removeEventListener('support-chat:open', opened);
  jest.useRealTimers();
});
