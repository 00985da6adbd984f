import { withRetries } from './withRetries';

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const onFailure = jest.fn();

/** Starts a task that fails until `mend` is called. */
function start(isAutomatic = true) {
  const unmount = new AbortController();
  let isBroken = true;
  const task = jest.fn(async () => {
    if (isBroken) throw new Error('down');
  });
  const attempt = withRetries(task, { isAutomatic, onFailure, signal: unmount.signal });
  attempt();
  return {
    task,
    attempt,
    unmount,
    mend: () => {
      isBroken = false;
    },
  };
}

describe('a task with retries', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    onFailure.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('runs again 2, 4, 8 and 16 seconds after its first failures, and 30 seconds after each later failure', async () => {
    const { task, unmount } = start();
    await wait(0);
    for (const [index, pause] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await wait(pause - 1);
      expect(task).toHaveBeenCalledTimes(index + 1);
      await wait(1);
      expect(task).toHaveBeenCalledTimes(index + 2);
    }
    unmount.abort();
  });

  it('runs again as soon as the device is online, and stops after a success', async () => {
    const { task, mend } = start();
    await wait(0);
    mend();
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(task).toHaveBeenCalledTimes(2);
    await wait(60_000);
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('reports a failure', async () => {
    const { unmount } = start();
    await wait(0);
    expect(onFailure).toHaveBeenCalledWith(new Error('down'));
    unmount.abort();
  });

  it('does not start again if the function that withRetries returns is called while the task runs', async () => {
    const { task, attempt, unmount } = start();
    attempt();
    attempt();
    await wait(1999);
    expect(task).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(task).toHaveBeenCalledTimes(2);
    unmount.abort();
  });

  it('starts a new pause after its caller has run it again', async () => {
    const { task, attempt, unmount } = start();
    await wait(1000);
    attempt();
    await wait(3999);
    expect(task).toHaveBeenCalledTimes(2);
    await wait(1);
    expect(task).toHaveBeenCalledTimes(3);
    unmount.abort();
  });

  it('does not run again after the signal has aborted', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const { task, attempt, unmount } = start();
    await wait(0);
    const { signal } = unmount;
    expect(listen).toHaveBeenCalledWith('online', attempt, { once: true, signal });
    unmount.abort();
    window.dispatchEvent(new Event('online'));
    await wait(60_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('runs again only when the function that withRetries returned is called, if isAutomatic is false', async () => {
    const { task, attempt } = start(false);
    await wait(60_000);
    expect(task).toHaveBeenCalledTimes(1);
    attempt();
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('runs again even after a success if the function that withRetries returns is called', async () => {
    const { task, attempt, mend } = start(false);
    mend();
    await wait(0);
    attempt();
    await wait(0);
    attempt();
    expect(task).toHaveBeenCalledTimes(3);
  });
});
