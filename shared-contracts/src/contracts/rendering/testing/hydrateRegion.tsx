import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Region } from '../Region';

export function Menu() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>Market</h1>
      <details>
        <summary>Fish</summary>
        <a href="/product">River fish</a>
      </details>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Login
      </button>
      <output>{presses} presses</output>
    </>
  );
}

/** The real `setTimeout`, which fake timers do not replace. */
const realTimeout = setTimeout;
const onRecoverableError = jest.fn();
let root: Root | undefined;
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  act(() => root?.unmount());
  root = undefined;
  page.remove();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

type Content = () => ReactNode;

interface Options {
  when?: 'load' | 'idle' | 'visible' | 'interaction';
}

/**
 * Hydrates server markup of a region whose code is still loading. A hydration warning fails the
 * test.
 * @param load loads the code; by default, the code loads when the returned function `arrive` is
 * called
 */
export async function hydrateRegion(
  Content: Content,
  { when = 'load' }: Options = {},
  load?: () => Promise<Content | undefined>,
) {
  let resolve: (Content: Content) => void = () => undefined;
  const code = new Promise<Content>((done) => {
    resolve = done;
  });
  const loadCode = load ?? (() => code);
  const region = () => <Region when={when} load={loadCode} />;
  page.innerHTML = renderToString(
    <div>
      <Content />
    </div>,
  );
  const served = page.querySelector('button');
  await act(async () => {
    root = hydrateRoot(page, region(), { onRecoverableError });
  });
  // `act` hydrates when its callback has ended. With `when="load"`, the region then fetches its
  // code in a task of its own, which comes before this timeout.
  await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 5)));
  return {
    served,
    arrive: (Loaded: Content = Content) => act(async () => resolve(Loaded)),
    rerender: () => act(async () => root?.render(region())),
  };
}

export const button = () => screen.getByRole('button', { name: 'Login' });

export const isPressed = (times: number) => screen.queryByText(`${times} presses`) !== null;
