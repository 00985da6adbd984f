import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAfterPaint } from './useAfterPaint';

beforeEach(() => jest.useFakeTimers());

const onPress = jest.fn();
beforeEach(() => onPress.mockClear());

function Follower() {
  const [count, setCount] = useState(0);
  const painted = useAfterPaint(count);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" onClick={() => onPress(painted)} onKeyDown={() => onPress(painted)}>
        {`painted ${painted}`}
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const paint = () => act(() => jest.advanceTimersByTime(20));

describe('useAfterPaint', () => {
  it('returns the new value after the paint', () => {
    render(<Follower />);
    press('0');
    expect(screen.getByText('1')).toBeVisible();
    expect(screen.getByText('painted 0')).toBeVisible();
    paint();
    expect(screen.getByText('painted 1')).toBeVisible();
  });

  it('returns the latest value after the paint if the value changes twice before it', () => {
    render(<Follower />);
    press('0');
    act(() => jest.advanceTimersByTime(1));
    press('1');
    paint();
    expect(screen.getByText('painted 2')).toBeVisible();
  });

  it.each([
    ['press', () => press('painted 0')],
    ['key press', () => fireEvent.keyDown(screen.getByText('painted 0'), { key: 'Enter' })],
  ])('returns the new value immediately if a %s comes before the paint', (_what, act) => {
    render(<Follower />);
    press('0');
    act();
    expect(onPress.mock.calls).toEqual([[1]]);
  });

  it('leaves no timer or listener after the component is unmounted', () => {
    const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) =>
      jest.spyOn(window, name),
    );
    const { unmount } = render(<Follower />);
    press('0');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    const acts = (calls: unknown[][] = []) =>
      calls.filter(([type]) => type === 'click' || type === 'keydown');
    expect(acts(added?.mock.calls)).toHaveLength(2);
    expect(acts(removed?.mock.calls)).toEqual(acts(added?.mock.calls));
  });
});
