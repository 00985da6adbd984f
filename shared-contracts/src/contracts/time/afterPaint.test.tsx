import { afterPaint } from './afterPaint';

beforeEach(() => jest.useFakeTimers());

const FRAME_MS = 16;

describe('afterPaint', () => {
  it('runs the callback in a task of its own after the next frame', () => {
    const run = jest.fn();
    afterPaint(run);
    jest.advanceTimersByTime(FRAME_MS - 1);
    requestAnimationFrame(() => expect(run).not.toHaveBeenCalled());
    jest.advanceTimersByTime(FRAME_MS + 1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before', 0],
    ['directly after', FRAME_MS],
  ])('does not run the callback if it is cancelled %s the frame', (_when, ms) => {
    const run = jest.fn();
    const cancel = afterPaint(run);
    jest.advanceTimersToNextTimer(ms === 0 ? 0 : 1);
    cancel();
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
