import { createEvent, fireEvent } from '@testing-library/react';
import { stopWhenUsed } from './stopWhenUsed';

function start() {
  document.body.innerHTML = '<section><a href="/fish">Fish</a><button>Pause</button></section>';
  const region = document.querySelector('section');
  const button = document.querySelector('button');
  const link = document.querySelector('a');
  if (!region || !button || !link) throw new Error('There is nothing to use.');
  const stop = jest.fn();
  const forget = stopWhenUsed({ region, exempt: button, stop });
  return { link, button, stop, forget };
}

const wheel = (deltaX: number, deltaY: number) => (element: HTMLElement) =>
  createEvent.wheel(element, { deltaX, deltaY });
const key = (name: string) => (element: HTMLElement) => createEvent.keyDown(element, { key: name });

describe('stopWhenUsed', () => {
  it.each([
    ['a press', createEvent.pointerDown, true],
    ['an arrow key', key('ArrowRight'), true],
    ['a sideways scroll', wheel(40, 3), true],
    ['scrolling the page', wheel(3, 40), false],
    ['passing with Tab', key('Tab'), false],
    ['a modifier', key('Shift'), false],
  ])('takes %s for a use: %#', (_what, makeEvent, isUse) => {
    const { link, stop } = start();
    fireEvent(link, makeEvent(link));
    expect(stop).toHaveBeenCalledTimes(isUse ? 1 : 0);
  });

  it('leaves the play button to itself', () => {
    const { button, stop } = start();
    fireEvent.pointerDown(button);
    expect(stop).not.toHaveBeenCalled();
  });

  it('hears nothing once it is forgotten', () => {
    const { link, stop, forget } = start();
    forget();
    fireEvent.pointerDown(link);
    expect(stop).not.toHaveBeenCalled();
  });
});
