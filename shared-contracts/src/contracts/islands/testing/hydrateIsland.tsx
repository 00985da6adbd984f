import { act, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type IslandOptions, island } from '../island';

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

/**
 * Server markup that React has hydrated, while the code of its island is still loading. Every test ends
 * without a hydration warning.
 */
export async function hydrateIsland(
  Content: ComponentType,
  options: Partial<IslandOptions<undefined>> = {},
  load?: () => Promise<ComponentType | undefined>,
) {
  let resolve: (Content: ComponentType) => void = () => undefined;
  const code = new Promise<ComponentType>((done) => {
    resolve = done;
  });
  const Island = island(load ?? (() => code), { when: 'load', ...options });
  page.innerHTML = renderToString(
    <div>
      <Content />
    </div>,
  );
  const served = page.querySelector('button');
  await act(async () => {
    root = hydrateRoot(page, <Island />, { onRecoverableError });
  });
  return {
    served,
    arrive: (Loaded: ComponentType = Content) => act(async () => resolve(Loaded)),
    rerender: () => act(async () => root?.render(<Island />)),
  };
}

export const button = () => screen.getByRole('button', { name: 'Login' });

export const isPressed = (times: number) => screen.queryByText(`${times} presses`) !== null;
