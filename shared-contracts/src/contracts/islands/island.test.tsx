import { order, SlowPart } from '@marketplace/contracts/testing/slowPart';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { version } from 'react';
import { version as domVersion, flushSync } from 'react-dom';
import { island } from './island';
import { button, hydrateIsland, isPressed, Menu } from './testing/hydrateIsland';

function Broken(): never {
  throw new Error('This remote is broken.');
}

const Halves = () => (
  <>
    <SlowPart name="first half" />
    <SlowPart name="second half" />
  </>
);

/** Set by the Jest project in the root package.json. */
const isCanary = Reflect.has(globalThis, 'isReactCanary');

describe(`the markup of the server, with React ${version}`, () => {
  it('is tested with the React of the Jest project', () => {
    expect([version, domVersion].map((name) => name.includes('canary'))).toEqual([
      isCanary,
      isCanary,
    ]);
  });

  it('is not touched before the code is there, whatever is rendered around it', async () => {
    const { served, rerender, arrive } = await hydrateIsland(Menu);
    await rerender();
    expect(served).toBe(button());
    await arrive();
    expect(served).not.toBe(button());
  });

  it('is left alone where it differs from what the browser would render', async () => {
    await hydrateIsland(() => <p>Only the server knows</p>);
    expect(screen.getByText('Only the server knows')).toBeVisible();
  });
});

describe('the code of an island', () => {
  it('is not fetched before an interaction where it waits for one', async () => {
    const load = jest.fn(async () => Menu);
    await hydrateIsland(Menu, { when: 'interaction' }, load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.pointerEnter(button().parentElement as Element));
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(button());
    expect(isPressed(1)).toBe(true);
  });

  it('is fetched when the browser is idle', async () => {
    jest.useFakeTimers();
    Object.assign(window, { requestIdleCallback: undefined });
    const load = jest.fn(async () => Menu);
    await hydrateIsland(Menu, { when: 'idle' }, load);
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched at an interaction, however busy the browser is', async () => {
    const Island = island(async () => Menu, { when: 'idle', fallback: <p>In its place</p> });
    render(<Island />);
    await userEvent.hover(screen.getByText('In its place'));
    expect(await screen.findByText('0 presses')).toBeVisible();
  });

  it('is fetched near the viewport', async () => {
    let notify: IntersectionObserverCallback = () => undefined;
    const observer = { observe: jest.fn(), disconnect: jest.fn() };
    const Observer = jest.fn((callback: IntersectionObserverCallback) => {
      notify = callback;
      return observer;
    });
    Object.assign(window, { IntersectionObserver: Observer });
    const load = jest.fn(async () => Menu);
    await hydrateIsland(Menu, { when: 'visible' }, load);
    const notifyOf = (isIntersecting: boolean) =>
      act(async () =>
        // Only this field is read.
        notify([{ isIntersecting } as IntersectionObserverEntry], observer as never),
      );
    await notifyOf(false);
    expect(load).not.toHaveBeenCalled();
    await notifyOf(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(observer.disconnect).toHaveBeenCalled();
    Object.assign(window, { IntersectionObserver: undefined });
  });

  it('is fetched when idle where there is no markup, wherever the placeholder is', async () => {
    const observe = jest.fn();
    const Observer = jest.fn(() => ({ observe, disconnect: jest.fn() }));
    Object.assign(window, { IntersectionObserver: Observer });
    const Island = island(async () => Menu, { when: 'visible', waiting: <p>Wait</p> });
    render(<Island />);
    expect(await screen.findByText('0 presses')).toBeVisible();
    expect(observe).not.toHaveBeenCalled();
    Object.assign(window, { IntersectionObserver: undefined });
  });

  it('takes the place of the markup in steps between which a press is answered', async () => {
    let arrive: (Part: typeof Halves) => void = () => undefined;
    const code = new Promise<typeof Halves>((resolve) => {
      arrive = resolve;
    });
    await hydrateIsland(Menu, {}, () => code);
    // Not within `act`, which renders all at once.
    arrive(Halves);
    await screen.findByText('second half');
    expect(order.slice(0, 3)).toEqual(['first half', 'answer', 'second half']);
  });

  it('is used from the first render on where an earlier page has fetched it', async () => {
    const Island = island(async () => Menu, { when: 'interaction', waiting: <p>Wait</p> });
    await Island.preload();
    render(<Island />);
    expect(isPressed(0)).toBe(true);
  });

  it('follows the first render of a dialog that it fills, also where it has been fetched', async () => {
    const Island = island(async () => Menu, { when: 'load', waiting: <p>Wait</p> });
    await Island.preload();
    flushSync(() => void render(<Island />));
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('0 presses')).toBeVisible();
  });

  it('is asked for again, without an interaction, after it could not be fetched', async () => {
    jest.useFakeTimers();
    const load = jest.fn(async () => Menu).mockRejectedValueOnce(new Error('gone'));
    await hydrateIsland(Menu, { when: 'load' }, load);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(console.warn).toHaveBeenCalledWith(expect.any(String), 'gone');
    expect(button()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    fireEvent.click(button());
    expect(isPressed(1)).toBe(true);
  });

  it('is asked for again at the next interaction', async () => {
    const load = jest.fn(async () => Menu).mockRejectedValueOnce(new Error('gone'));
    await hydrateIsland(Menu, { when: 'interaction' }, load);
    const touch = () =>
      act(async () => void fireEvent.touchStart(button().parentElement as Element));
    await touch();
    expect(load).toHaveBeenCalledTimes(1);
    await touch();
    fireEvent.click(button());
    expect(isPressed(1)).toBe(true);
  });

  it('costs the island only when it throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Island = island(async () => Broken, { when: 'load', fallback: <p>In its place</p> });
    await act(async () => {
      render(
        <>
          <h1>Still here</h1>
          <Island />
        </>,
      );
    });
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.any(String), 'This remote is broken.'),
    );
    expect(screen.getByText('In its place')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
  });

  it('is rendered anew only with other props', async () => {
    const Label = jest.fn(({ text }: { text: string }) => <p>{text}</p>);
    const Island = island(async () => Label, { when: 'load' });
    const { rerender } = render(<Island text="Rui" />);
    await screen.findByText('Rui');
    const before = Label.mock.calls.length;
    rerender(<Island text="Rui" />);
    expect(Label).toHaveBeenCalledTimes(before);
    rerender(<Island text="Ilish" />);
    expect(screen.getByText('Ilish')).toBeVisible();
  });

  it('is loaded with the result of its hook', async () => {
    const context = { name: 'the page' };
    const load = jest.fn(async (_: typeof context) => Menu);
    const Island = island(load, { when: 'load', useContext: () => context });
    render(<Island />);
    await screen.findByText('0 presses');
    expect(load).toHaveBeenCalledWith(context);
    // @ts-expect-error A context comes from a hook.
    void (() => island(load, { when: 'load' }));
    // @ts-expect-error Ahead of its first render there is none.
    void (() => Island.preload());
  });
});

describe('an island without markup', () => {
  it('is fetched by sight where there is nothing to interact with', async () => {
    const Island = island(async () => Menu, { when: 'interaction', waiting: <p>Wait</p> });
    await act(async () => void render(<Island />));
    expect(isPressed(0)).toBe(true);
  });

  it('waits for an interaction with a fallback that works by itself', async () => {
    const load = jest.fn(async () => Menu);
    const Island = island(load, { when: 'interaction', fallback: <p>In its place</p> });
    await act(async () => void render(<Island />));
    expect(screen.getByText('In its place')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});
