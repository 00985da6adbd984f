import { markInteracted, onIdle } from './visitor';

const { dataset } = document.documentElement;
const run = jest.fn();

beforeEach(() => {
  delete dataset.interacted;
  run.mockClear();
  jest.useFakeTimers();
});

describe('onIdle', () => {
  it('does not run the callback before an interaction', () => {
    onIdle(run);
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    markInteracted();
    jest.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits only for an idle browser if the visitor has already interacted', () => {
    markInteracted();
    onIdle(run);
    jest.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run the callback while the page reacts to a press', () => {
    markInteracted();
    onIdle(run);
    jest.advanceTimersByTime(1900);
    window.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2001);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run a callback that is cancelled while the page reacts to a press', () => {
    markInteracted();
    const cancel = onIdle(run);
    jest.advanceTimersByTime(1900);
    window.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(200);
    cancel();
    jest.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'does not run a cancelled callback (the visitor has already interacted: %s)',
    (isTouched) => {
      if (isTouched) markInteracted();
      const cancel = onIdle(run);
      cancel();
      markInteracted();
      jest.advanceTimersByTime(5000);
      expect(run).not.toHaveBeenCalled();
    },
  );
});
