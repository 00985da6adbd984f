import { zoomAtPointer } from './zoomAtPointer';

function move(pointerType: 'mouse' | 'touch', clientX: number, clientY: number) {
  const currentTarget = document.createElement('a');
  const box = { left: 100, top: 50, width: 200, height: 100 };
  // All of a box that is read.
  currentTarget.getBoundingClientRect = () => box as DOMRect;
  zoomAtPointer({ currentTarget, pointerType, clientX, clientY });
  return ['--zoom-x', '--zoom-y'].map((name) => currentTarget.style.getPropertyValue(name));
}

describe('zoomAtPointer', () => {
  it.each<['mouse' | 'touch', number, number, string[]]>([
    ['mouse', 100, 50, ['0%', '0%']],
    ['mouse', 150, 100, ['25%', '50%']],
    ['mouse', 300, 150, ['100%', '100%']],
    ['touch', 150, 100, ['', '']],
  ])('of a %s at %d, %d is %j', (pointerType, x, y, expected) => {
    expect(move(pointerType, x, y)).toEqual(expected);
  });
});
