import { markInteracted, onIdle } from './visitor';

const { dataset } = document.documentElement;
const run = jest.fn();

beforeEach(() => {
  delete dataset.attended;
  run.mockClear();
  jest.useFakeTimers();
});

describe('an idle moment', () => {
  it('is not waited for before somebody is there', () => {
    onIdle(run);
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    markInteracted();
    jest.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is all that is waited for once somebody was there', () => {
    markInteracted();
    onIdle(run);
    jest.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is none while a press is answered', () => {
    markInteracted();
    onIdle(run);
    jest.advanceTimersByTime(1900);
    window.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2001);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not waited for after a cancel while a press is answered', () => {
    markInteracted();
    const cancel = onIdle(run);
    jest.advanceTimersByTime(1900);
    window.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(200);
    cancel();
    jest.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });

  it.each([true, false])('is not waited for after a cancel, touched before: %s', (isTouched) => {
    if (isTouched) markInteracted();
    const cancel = onIdle(run);
    cancel();
    markInteracted();
    jest.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });
});
