import { order, SlowPart } from '@marketplace/contracts/testing/slowPart';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, version } from 'react';
import { version as domVersion, flushSync } from 'react-dom';
import { Region } from './Region';
import { preload } from './regionCode';
import { button, hydrateRegion, isPressed, Menu } from './testing/hydrateRegion';

function Broken(): never {
  throw new Error('This remote is broken.');
}

const Halves = () => (
  <>
    <SlowPart name="first half" />
    <SlowPart name="second half" />
  </>
);

const interact = jest.fn(() => void fireEvent.focusIn(button()));

/** A menu with which the visitor interacts while React renders it for the first time. */
function InterruptedMenu() {
  useState(() => setTimeout(interact));
  return (
    <>
      <Menu />
      <Halves />
    </>
  );
}

/** The Jest project `react canary` in the root package.json sets this global. */
const isCanary = Reflect.has(globalThis, 'isReactCanary');

describe(`the server's markup, with React ${version}`, () => {
  it('is tested with the React version that the Jest project names', () => {
    expect([version, domVersion].map((name) => name.includes('canary'))).toEqual([
      isCanary,
      isCanary,
    ]);
  });

  it('stays the same until the code has loaded, even if the components around the region render again', async () => {
    const { served, rerender, arrive } = await hydrateRegion(Menu);
    await rerender();
    expect(served).toBe(button());
    await arrive();
    expect(served).not.toBe(button());
  });

  it('stays in the page while the browser has no code to render it', async () => {
    await hydrateRegion(() => <p>Only the server knows</p>);
    expect(screen.getByText('Only the server knows')).toBeVisible();
  });
});

describe('the code of a region', () => {
  it('is not fetched before an interaction (when="interaction")', async () => {
    const load = jest.fn(async () => Menu);
    await hydrateRegion(Menu, { when: 'interaction' }, load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.pointerEnter(button().parentElement as Element));
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(button());
    expect(isPressed(1)).toBe(true);
  });

  it('is fetched when the browser is idle after an interaction (when="idle")', async () => {
    jest.useFakeTimers();
    Object.assign(window, { requestIdleCallback: undefined });
    const load = jest.fn(async () => Menu);
    await hydrateRegion(Menu, { when: 'idle' }, load);
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched at an interaction even if the browser is busy (when="idle")', async () => {
    const load = async () => Menu;
    const region = <Region when="idle" load={load} fallback={<p>In its place</p>} />;
    render(region);
    await userEvent.hover(screen.getByText('In its place'));
    expect(await screen.findByText('0 presses')).toBeVisible();
  });

  it('is fetched when the region comes near the viewport (when="visible")', async () => {
    let notify: IntersectionObserverCallback = () => undefined;
    const observer = { observe: jest.fn(), disconnect: jest.fn() };
    const Observer = jest.fn((callback: IntersectionObserverCallback) => {
      notify = callback;
      return observer;
    });
    Object.assign(window, { IntersectionObserver: Observer });
    const load = jest.fn(async () => Menu);
    await hydrateRegion(Menu, { when: 'visible' }, load);
    const notifyOf = (isIntersecting: boolean) =>
      act(async () =>
        // The cast is safe: the region reads only `isIntersecting`.
        notify([{ isIntersecting } as IntersectionObserverEntry], observer as never),
      );
    await notifyOf(false);
    expect(load).not.toHaveBeenCalled();
    await notifyOf(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(observer.disconnect).toHaveBeenCalled();
    Object.assign(window, { IntersectionObserver: undefined });
  });

  it('is fetched when the browser is idle if the server sent no markup (when="visible")', async () => {
    const observe = jest.fn();
    const Observer = jest.fn(() => ({ observe, disconnect: jest.fn() }));
    Object.assign(window, { IntersectionObserver: Observer });
    const load = async () => Menu;
    const region = <Region when="visible" load={load} waiting={<p>Wait</p>} />;
    render(region);
    expect(await screen.findByText('0 presses')).toBeVisible();
    expect(observe).not.toHaveBeenCalled();
    Object.assign(window, { IntersectionObserver: undefined });
  });

  it('renders in several tasks, so that a press between them is handled', async () => {
    let arrive: (Part: typeof Halves) => void = () => undefined;
    const code = new Promise<typeof Halves>((resolve) => {
      arrive = resolve;
    });
    await hydrateRegion(Menu, {}, () => code);
    // Called outside `act`, which would render everything in one task.
    arrive(Halves);
    await screen.findByText('second half');
    expect(order.slice(0, 3)).toEqual(['first half', 'answer', 'second half']);
  });

  it('keeps elements and focus if the visitor interacts again while it renders', async () => {
    const load = async () => InterruptedMenu;
    const { rerender } = await hydrateRegion(Menu, { when: 'interaction' }, load);
    // Called outside `act`, which would render everything in one task.
    button().focus();
    await screen.findByText('second half');
    const shown = button();
    expect(interact).toHaveBeenCalledTimes(1);
    // Renders everything that is still pending.
    await rerender();
    expect(button()).toBe(shown);
    expect(button()).toHaveFocus();
  });

  it('is used from the first render on if an earlier page has already fetched it', async () => {
    const load = async () => Menu;
    const region = <Region when="interaction" load={load} waiting={<p>Wait</p>} />;
    await preload([load]);
    render(region);
    expect(isPressed(0)).toBe(true);
  });

  it('is not used in the first render, even if it has already been fetched (when="load")', async () => {
    const load = async () => Menu;
    const region = <Region when="load" load={load} waiting={<p>Wait</p>} />;
    await preload([load]);
    flushSync(() => void render(region));
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('0 presses')).toBeVisible();
  });

  it('is fetched again after a failure, even without an interaction (when="load")', async () => {
    jest.useFakeTimers();
    const load = jest.fn(async () => Menu).mockRejectedValueOnce(new Error('gone'));
    await hydrateRegion(Menu, { when: 'load' }, load);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(console.warn).toHaveBeenCalledWith(expect.any(String), 'gone');
    expect(button()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    fireEvent.click(button());
    expect(isPressed(1)).toBe(true);
  });

  it('is fetched again at the next interaction after a failure (when="interaction")', async () => {
    const load = jest.fn(async () => Menu).mockRejectedValueOnce(new Error('gone'));
    await hydrateRegion(Menu, { when: 'interaction' }, load);
    const touch = () =>
      act(async () => void fireEvent.touchStart(button().parentElement as Element));
    await touch();
    expect(load).toHaveBeenCalledTimes(1);
    await touch();
    fireEvent.click(button());
    expect(isPressed(1)).toBe(true);
  });

  it('is replaced by the fallback if it throws, and the rest of the page stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = async () => Broken;
    const region = <Region when="load" load={load} fallback={<p>In its place</p>} />;
    await act(async () => {
      render(
        <>
          <h1>Still here</h1>
          {region}
        </>,
      );
    });
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.any(String), 'This remote is broken.'),
    );
    expect(screen.getByText('In its place')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
  });

  it("renders again only if the region's props change", async () => {
    const Label = jest.fn(({ text }: { text: string }) => <p>{text}</p>);
    const load = async () => Label;
    const region = (text: string) => <Region when="load" load={load} props={{ text }} />;
    const { rerender } = render(region('Rui'));
    await screen.findByText('Rui');
    const before = Label.mock.calls.length;
    rerender(region('Rui'));
    expect(Label).toHaveBeenCalledTimes(before);
    rerender(region('Ilish'));
    expect(screen.getByText('Ilish')).toBeVisible();
  });
});

describe('the code of a region without server markup (when="interaction")', () => {
  it('is fetched without an interaction if the region has no fallback', async () => {
    const load = async () => Menu;
    const region = <Region when="interaction" load={load} waiting={<p>Wait</p>} />;
    await act(async () => void render(region));
    expect(isPressed(0)).toBe(true);
  });

  it('is not fetched before an interaction if the region has a fallback', async () => {
    const load = jest.fn(async () => Menu);
    const region = <Region when="interaction" load={load} fallback={<p>In its place</p>} />;
    await act(async () => void render(region));
    expect(screen.getByText('In its place')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});

interface LabelProps {
  text: string;
  count: number | undefined;
}
const loadLabel = async () => (_props: LabelProps) => null;

it('a region requires its props, and accepts promises only for props that may be undefined', () => {
  const count = Promise.resolve(1);
  void (<Region when="load" load={loadLabel} props={{ text: 'Rui', count }} />);
  // @ts-expect-error A promise may fail, but the text is required.
  void (<Region when="load" load={loadLabel} props={{ text: Promise.resolve('Rui'), count }} />);
  // @ts-expect-error The text is missing.
  void (<Region when="load" load={loadLabel} />);
});
