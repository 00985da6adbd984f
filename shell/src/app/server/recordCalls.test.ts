import { callRecorder, recordCalls } from './recordCalls';

/** Makes a call whose reply may be cached for these times, in seconds. */
async function call(freshSeconds: number, staleSeconds: number): Promise<void> {
  const note = callRecorder.begin();
  await Promise.resolve();
  note({ freshMs: freshSeconds * 1000, staleMs: staleSeconds * 1000 });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a page may be cached only until the first of its replies expires', async () => {
  const left = await recordCalls({}, async (times) => {
    await Promise.all([call(60, 240), call(15, 150), call(30, 20)]);
    jest.advanceTimersByTime(1000);
    return times.left();
  });
  expect(left).toEqual({ freshMs: 14_000, staleMs: 35_000 });
});

it('a page without API calls is fresh for one minute and may be sent for four more', async () => {
  const left = await recordCalls({}, async (times) => times.left());
  expect(left).toEqual({ freshMs: 60_000, staleMs: 240_000 });
});

it('a page with an uncacheable reply or a failed region is not cached', async () => {
  const none = { freshMs: 0, staleMs: 0 };
  const ofCall = await recordCalls({}, async (times) => {
    await Promise.all([call(60, 240), call(0, 0)]);
    return times.left();
  });
  const ofPart = await recordCalls({}, async (times) => {
    times.fail();
    return times.left();
  });
  expect([ofCall, ofPart]).toEqual([none, none]);
});

it('a page that is complete before a reply has arrived is not cached', async () => {
  const left = await recordCalls({}, async (times) => {
    callRecorder.begin();
    return times.left();
  });
  expect(left.staleMs).toBe(0);
});

it('concurrent pages have separate cache times and separate waits for fresh replies', async () => {
  const page = (seconds: number) =>
    recordCalls({ staleWaitMs: seconds }, async (times) => {
      await call(seconds, 0);
      return [callRecorder.staleWaitMs(), times.left().freshMs];
    });
  expect(await Promise.all([page(10), page(20)])).toEqual([
    [10, 10_000],
    [20, 20_000],
  ]);
});
