import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyOnIdle } from './lazyOnIdle';

const Greeting = () => <p>Here I am</p>;

function pageWith(load: () => Promise<ComponentType | undefined>) {
  const useGreeting = lazyOnIdle(load);
  return function Page() {
    const Late = useGreeting();
    return <main>{Late && <Late />}</main>;
  };
}

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('lazyOnIdle', () => {
  it('comes when the browser is idle, and is there at once the next time', async () => {
    const load = jest.fn(async () => Greeting);
    const Page = pageWith(load);
    const { unmount } = render(<Page />);
    expect(screen.queryByText('Here I am')).toBeNull();
    expect(await screen.findByText('Here I am')).toBeVisible();
    unmount();
    render(<Page />);
    expect(screen.getByText('Here I am')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again by the next page where its code could not be had', async () => {
    const load = jest.fn<Promise<ComponentType | undefined>, []>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
    const Page = pageWith(load);
    const { unmount } = render(<Page />);
    await settle();
    expect(screen.queryByText('Here I am')).toBeNull();
    unmount();
    render(<Page />);
    expect(await screen.findByText('Here I am')).toBeVisible();
  });

  it('is not loaded after unmounting', async () => {
    const load = jest.fn(async () => Greeting);
    const Page = pageWith(load);
    render(<Page />).unmount();
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('is nothing on the server', () => {
    const Page = pageWith(async () => Greeting);
    expect(renderToString(<Page />)).toBe('<main></main>');
  });

  it('comes also where the browser has no idle callback', async () => {
    Object.assign(window, { requestIdleCallback: undefined });
    jest.useFakeTimers();
    const Page = pageWith(async () => Greeting);
    render(<Page />);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    expect(screen.getByText('Here I am')).toBeVisible();
  });
});
