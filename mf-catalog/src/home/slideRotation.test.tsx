import { createEvent, fireEvent } from '@testing-library/react';
import { startRotation, stopOnInteraction } from './slideRotation';

let isSeen: (isIntersecting: boolean) => void = () => undefined;

/** Lets the test set whether the slides are visible, because jsdom has no layout. */
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
  /** Counts the calls of `advance` during the time for which three slides are shown. */
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

describe('startRotation', () => {
  it('advances every six seconds until it is stopped', () => {
    const { moves, stop } = start();
    expect(moves()).toBe(3);
    stop();
    expect(moves()).toBe(0);
  });

  it('pauses while the pointer is over the slides', () => {
    const { region, moves } = start();
    fireEvent.mouseEnter(region);
    expect(moves()).toBe(0);
    fireEvent.mouseLeave(region);
    expect(moves()).toBe(3);
  });

  it('pauses while the focus is in the slides, but not while it is on the play button', () => {
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

  it('pauses while the tab is hidden, and while the slides are outside the viewport', () => {
    const { moves } = start();
    setHidden(true);
    expect(moves()).toBe(0);
    isSeen(false);
    setHidden(false);
    expect(moves()).toBe(0);
    isSeen(true);
    expect(moves()).toBe(3);
  });

  it('waits for a full interval after a pause', () => {
    const { region, moves } = start();
    jest.advanceTimersByTime(5900);
    fireEvent.mouseEnter(region);
    fireEvent.mouseLeave(region);
    expect(moves()).toBe(3);
  });
});

function watch() {
  document.body.innerHTML = '<section><a href="/fish">Fish</a><button>Pause</button></section>';
  const region = document.querySelector('section');
  const button = document.querySelector('button');
  const link = document.querySelector('a');
  if (!region || !button || !link) throw new Error('There is nothing to use.');
  const stop = jest.fn();
  const forget = stopOnInteraction({ region, exempt: button, stop });
  return { link, button, stop, forget };
}

const wheel = (deltaX: number, deltaY: number) => (element: HTMLElement) =>
  createEvent.wheel(element, { deltaX, deltaY });
const key = (name: string) => (element: HTMLElement) => createEvent.keyDown(element, { key: name });

describe('stopOnInteraction', () => {
  it.each([
    ['stops at a press', createEvent.pointerDown, true],
    ['stops at an arrow key', key('ArrowRight'), true],
    ['stops at a sideways scroll', wheel(40, 3), true],
    ['ignores vertical scrolling', wheel(3, 40), false],
    ['ignores the Tab key', key('Tab'), false],
    ['ignores a modifier key', key('Shift'), false],
  ])('%s', (_what, makeEvent, isUse) => {
    const { link, stop } = watch();
    fireEvent(link, makeEvent(link));
    expect(stop).toHaveBeenCalledTimes(isUse ? 1 : 0);
  });

  it('ignores presses on the play button', () => {
    const { button, stop } = watch();
    fireEvent.pointerDown(button);
    expect(stop).not.toHaveBeenCalled();
  });

  it('does not call `stop` after its listeners are removed', () => {
    const { link, stop, forget } = watch();
    forget();
    fireEvent.pointerDown(link);
    expect(stop).not.toHaveBeenCalled();
  });
});
