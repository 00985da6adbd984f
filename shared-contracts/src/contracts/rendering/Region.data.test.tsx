import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Deferrable, fulfilled } from './loaderData';
import { Region } from './Region';

function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses}
    </button>
  );
}

const regionOf = (of: Deferrable<string>): ReactNode => (
  <Region data={of} waiting={<p>Wait</p>} failed={<p>Failed</p>}>
    {(name) => <Counter name={name} />}
  </Region>
);

const page = document.createElement('div');
document.body.append(page);
let root: Root;
afterEach(() => act(() => root.unmount()));

const render = (of: Deferrable<string>) =>
  act(async () => {
    root = createRoot(page);
    root.render(regionOf(of));
  });

describe('a region with the prop data', () => {
  it.each<[string, Deferrable<string>, string]>([
    ['a value', 'rui', 'rui 0'],
    ['the value of a resolved promise', Promise.resolve('rui'), 'rui 0'],
    ['the placeholder for a pending call', new Promise(() => undefined), 'Wait'],
    ['the failure for a failed call', Promise.reject(new Error('down')), 'Failed'],
    ['the failure for undefined', undefined, 'Failed'],
  ])('shows %s', async (_, of, text) => {
    await render(of);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('replaces its placeholder when the call resolves', async () => {
    let answer = (_: string) => {};
    await render(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await act(async () => answer('rui'));
    expect(screen.getByText('rui 0')).toBeVisible();
  });

  it('handles a press during hydration if the page contains the value', async () => {
    page.innerHTML = renderToString(regionOf(fulfilled('rui')));
    const served = screen.getByRole('button');
    await act(async () => {
      root = hydrateRoot(page, regionOf(fulfilled('rui')));
      // Clicks in the task that called `hydrateRoot`, before React has rendered anything.
      served.click();
    });
    expect(screen.getByRole('button')).toBe(served);
    expect(served).toHaveTextContent('rui 1');
  });
});
