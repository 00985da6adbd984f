import type { Deferrable } from '@marketplace/contracts/rendering';
import { useLoaderData } from '@marketplace/contracts/router';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { RetryRegion } from './RetryRegion';

let data: Deferrable<string>;
const mounted = jest.fn();
beforeEach(() => mounted.mockClear());

function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  useEffect(() => mounted(), []);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses}
    </button>
  );
}

function Page() {
  return (
    <RetryRegion data={useLoaderData<typeof loader>().data} fallback={<p>Wait</p>} failure="Failed">
      {(name) => <Counter name={name} />}
    </RetryRegion>
  );
}

const loader = () => ({ data });

/** Makes `data` a pending promise. Returns the functions that resolve and reject it. */
function pending() {
  let resolve = (_: string) => {};
  let reject = (_: Error) => {};
  data = new Promise((...ends) => {
    [resolve, reject] = ends;
  });
  return { resolve, reject };
}

async function openPage() {
  const { router } = renderRoutes([{ path: '/list', loader, Component: Page }], { path: '/list' });
  await screen.findByText(/Wait|rui/);
  return router;
}

/** Opens the page and presses the counter in its content once. */
async function openPressed() {
  data = 'rui';
  const router = await openPage();
  await userEvent.click(screen.getByRole('button'));
  return router;
}

const content = () => screen.queryByRole('button')?.textContent;

describe('a region whose data load separately from the page', () => {
  it('shows its placeholder at first, and mounts its content once', async () => {
    const { resolve } = pending();
    await openPage();
    expect(screen.getByText('Wait')).toBeVisible();
    await act(async () => resolve('rui'));
    expect(content()).toBe('rui 0');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('keeps its content while newer data load, and then shows the newer data without losing the state of the content', async () => {
    const router = await openPressed();
    for (const name of ['ilish', 'katla']) {
      const { resolve } = pending();
      const earlier = content();
      await act(() => router.revalidate());
      expect(content()).toBe(earlier);
      await act(async () => resolve(name));
      expect(content()).toBe(`${name} 1`);
    }
    data = 'rui';
    await act(() => router.revalidate());
    expect(content()).toBe('rui 1');
  });

  it('ignores data that arrive after newer data', async () => {
    const router = await openPressed();
    const late = pending();
    await act(() => router.revalidate());
    data = 'katla';
    await act(() => router.revalidate());
    await act(async () => late.resolve('ilish'));
    expect(content()).toBe('katla 1');
  });

  it('shows a failure if newer data cannot be loaded, and the placeholder after a press of Retry', async () => {
    const router = await openPressed();
    const first = pending();
    await act(() => router.revalidate());
    await act(async () => first.reject(new Error('down')));
    expect(screen.getByText('Failed')).toBeVisible();
    const second = pending();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Wait')).toBeVisible();
    await act(async () => second.resolve('rui'));
    expect(content()).toBe('rui 0');
  });

  it('shows its placeholder while the data of another page number load', async () => {
    const router = await openPressed();
    const { resolve } = pending();
    await act(() => router.navigate('/list?pageNumber=2'));
    expect(screen.getByText('Wait')).toBeVisible();
    await act(async () => resolve('ilish'));
    expect(content()).toBe('ilish 0');
  });
});
