import { fireEvent } from '@testing-library/react';
import { startRotation } from './startRotation';

let isSeen: (isIntersecting: boolean) => void = () => undefined;

/** jsdom lays nothing out, so the test says what is in sight. */
class SightObserver {
  constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
    isSeen = (isIntersecting) => hear([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

function start() {
  document.body.innerHTML =
    '<section><a href="/fish">Fish</a><button>Pause</button></section><a href="/cart">Cart</a>';
  const [region, link, button, elsewhere] = ['section', 'section a', 'button', 'section + a'].map(
    (selector) => document.querySelector<HTMLElement>(selector),
  );
  if (!region || !link || !button || !elsewhere) throw new Error('There is nothing to rotate.');
  const advance = jest.fn();
  const stop = startRotation({ region, exempt: button, advance });
  /** How often it moved on in the time of three slides. */
  const moves = () => {
    advance.mockClear();
    jest.advanceTimersByTime(18_000);
    return advance.mock.calls.length;
  };
  return { region, link, button, elsewhere, stop, moves };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: SightObserver });
});
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

describe('the rotation of the slides', () => {
  it('moves on every six seconds until it is stopped', () => {
    const { moves, stop } = start();
    expect(moves()).toBe(3);
    stop();
    expect(moves()).toBe(0);
  });

  it('stands still while the pointer is over the slides', () => {
    const { region, moves } = start();
    fireEvent.mouseEnter(region);
    expect(moves()).toBe(0);
    fireEvent.mouseLeave(region);
    expect(moves()).toBe(3);
  });

  it('stands still while the focus is in the slides, but not on the play button', () => {
    const { link, button, elsewhere, moves } = start();
    link.focus();
    expect(moves()).toBe(0);
    button.focus();
    expect(moves()).toBe(3);
    link.focus();
    expect(moves()).toBe(0);
    elsewhere.focus();
    expect(moves()).toBe(3);
  });

  it('stands still in a hidden tab and out of sight', () => {
    const { moves } = start();
    setHidden(true);
    expect(moves()).toBe(0);
    isSeen(false);
    setHidden(false);
    expect(moves()).toBe(0);
    isSeen(true);
    expect(moves()).toBe(3);
  });

  it('gives a slide its full time after it was held', () => {
    const { region, moves } = start();
    jest.advanceTimersByTime(5900);
    fireEvent.mouseEnter(region);
    fireEvent.mouseLeave(region);
    expect(moves()).toBe(3);
  });
});
