import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { useAvailableHeight } from './useAvailableHeight';

function Box({ isOpen }: { isOpen: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useAvailableHeight(box, isOpen);
  return <div ref={box} data-testid="box" />;
}

const screenOf = (height: number) =>
  Object.assign(new EventTarget(), { height, offsetTop: 0, width: 360 });
const room = () => screen.getByTestId('box').style.getPropertyValue('--room');

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

describe('useAvailableHeight', () => {
  it('sets the available height, and updates it when the keyboard opens', () => {
    const visual = screenOf(640);
    Object.assign(window, { visualViewport: visual });
    renderUi(<Box isOpen />);
    expect(room()).toBe('632px');
    visual.height = 340;
    visual.dispatchEvent(new Event('resize'));
    expect(room()).toBe('332px');
  });

  it.each([
    ['the box is closed', screenOf(640), false],
    ['the browser has no visual viewport', undefined, true],
  ])('sets no height if %s', (_when, visualViewport, isOpen) => {
    Object.assign(window, { visualViewport });
    renderUi(<Box isOpen={isOpen} />);
    expect(room()).toBe('');
  });
});
