import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Deferrable } from './loaderData';
import { Region } from './Region';
import { fulfilled } from './readData';

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

describe('a region with data', () => {
  it.each<[string, Deferrable<string>, string]>([
    ['a value', 'rui', 'rui 0'],
    ['a promise that is kept', Promise.resolve('rui'), 'rui 0'],
    ['a call that is pending', new Promise(() => undefined), 'Wait'],
    ['a call that failed', Promise.reject(new Error('down')), 'Failed'],
    ['nothing', undefined, 'Failed'],
  ])('renders %s', async (_, of, text) => {
    await render(of);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('replaces its placeholder once the call is answered', async () => {
    let answer = (_: string) => {};
    await render(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await act(async () => answer('rui'));
    expect(screen.getByText('rui 0')).toBeVisible();
  });

  it('hears a press from the first moment on, where its value came with the page', async () => {
    page.innerHTML = renderToString(regionOf(fulfilled('rui')));
    const served = screen.getByRole('button');
    await act(async () => {
      root = hydrateRoot(page, regionOf(fulfilled('rui')));
      // In the same task: nothing has been rendered yet.
      served.click();
    });
    expect(screen.getByRole('button')).toBe(served);
    expect(served).toHaveTextContent('rui 1');
  });
});
