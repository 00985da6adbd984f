import { act, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  Form,
  Link,
  RouterProvider,
  useLoaderData,
  useNavigation,
} from 'react-router-dom';
import { PROGRESS_DELAY_MS } from '../page/progressDelay';
import { batchRouterUpdates } from './batchRouterUpdates';

/** Duration of the loaders, ms. */
let loadingMs: number;
/** Navigation states that the list has rendered, in order. */
let renders: string[] = [];

function List() {
  const { state } = useNavigation();
  const page = useLoaderData();
  renders.push(state);
  return (
    <main>
      <p>Page {page}</p>
      <Link to="/product">Mango</Link>
      <Link to="?page=2">Next</Link>
      <Form method="post">
        <button type="submit">Save</button>
      </Form>
    </main>
  );
}

const Product = () => <h1>Mango</h1>;

const load = ({ request }: { request: Request }) =>
  new Promise<string>((resolve) => {
    const page = new URL(request.url).searchParams.get('page') ?? '1';
    setTimeout(resolve, loadingMs, page);
  });

function renderShop() {
  const router = createMemoryRouter(
    [
      { path: '/', Component: List, loader: load, action: () => 'saved' },
      { path: '/product', Component: Product, loader: load },
    ],
    { hydrationData: { loaderData: { '0': '1' } } },
  );
  const shown = batchRouterUpdates(router);
  render(<RouterProvider router={shown} />);
  renders = [];
  return { router, shown };
}

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () => (screen.queryByRole('link', { name }) ?? screen.getByText(name)).click());

beforeEach(() => {
  jest.useFakeTimers();
  loadingMs = 0;
});
afterEach(() => jest.useRealTimers());

it('a quick navigation does not render the old page again', async () => {
  loadingMs = PROGRESS_DELAY_MS - 50;
  renderShop();
  await press('Mango');
  await passTime(PROGRESS_DELAY_MS);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(renders).toEqual([]);
});

it('a slow navigation renders the old page once to show the progress', async () => {
  loadingMs = PROGRESS_DELAY_MS + 500;
  renderShop();
  await press('Mango');
  await passTime(PROGRESS_DELAY_MS - 10);
  expect(renders).toEqual([]);
  await passTime(20);
  expect(renders).toEqual(['loading']);
  await passTime(500);
  expect(screen.getByRole('heading')).toBeVisible();
});

it('a submitted form renders its progress immediately', async () => {
  loadingMs = 100;
  renderShop();
  await press('Save');
  expect(renders[0]).toBe('submitting');
  await passTime(10);
  expect(renders).toContain('loading');
  await passTime(100);
  expect(renders.at(-1)).toBe('idle');
});

it('a revalidation that starts during a navigation renders before the navigation shows progress', async () => {
  loadingMs = PROGRESS_DELAY_MS + 500;
  const { router, shown } = renderShop();
  const told: string[] = [];
  const stop = shown.subscribe(({ navigation, revalidation }) =>
    told.push(`${navigation.state} ${revalidation}`),
  );
  await press('Mango');
  await passTime(150);
  await act(async () => void router.revalidate());
  await passTime(40);
  expect(told).toEqual(['idle loading']);
  await passTime(20);
  expect(told).toEqual(['idle loading', 'loading loading']);
  await passTime(1000);
  expect(told).toEqual(['idle loading', 'loading loading', 'idle idle']);
  stop();
});

it('the navigation state becomes idle after a second navigation has replaced the first', async () => {
  loadingMs = PROGRESS_DELAY_MS + 500;
  const { router } = renderShop();
  await press('Mango');
  await passTime(PROGRESS_DELAY_MS + 10);
  await act(async () => void router.navigate('?page=2'));
  await passTime(PROGRESS_DELAY_MS + 1000);
  expect(screen.getByText('Page 2')).toBeVisible();
  expect(renders.at(-1)).toBe('idle');
});

it('a new page renders synchronously, but a new query of the same page renders as a transition', async () => {
  const { router, shown } = renderShop();
  const told: [string, boolean][] = [];
  const stop = shown.subscribe(({ location }, { flushSync }) =>
    told.push([location.pathname + location.search, flushSync]),
  );
  await act(async () => void router.navigate('/?page=2'));
  await passTime(10);
  await act(async () => void router.navigate('/product'));
  await passTime(10);
  expect(told).toEqual([
    ['/?page=2', false],
    ['/product', true],
  ]);
  stop();
});

it('a focused element keeps the focus if the page stays, and loses it before a new page removes it', async () => {
  const { router } = renderShop();
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  await act(async () => void router.navigate('/?page=2'));
  await passTime(10);
  expect(next).toHaveFocus();
  const blurred = jest.fn();
  next.addEventListener('blur', () => blurred(next.isConnected));
  await act(async () => void router.navigate('/product'));
  await passTime(10);
  expect(blurred).toHaveBeenCalledWith(true);
});
