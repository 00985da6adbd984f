import { bus } from '@marketplace/contracts/events';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSummary } from '../testing/buildProduct';
import { RecentlyViewed } from './RecentlyViewed';
import { useRecordView } from './useRecordView';

const amina = { uuid: '0f0c1d1e-0000-4000-8000-000000000901', fullName: 'Amina Begum' };
const mango = buildSummary({ uuid: 'mango', handle: 'mango', name: 'Himsagar mango' });

function Product() {
  useRecordView(mango);
  return null;
}

const open = (path: string) =>
  renderRoutes(
    [
      { path: '/', element: <RecentlyViewed /> },
      { path: '/mango', element: <Product /> },
    ],
    { path },
  );

async function view() {
  jest.useFakeTimers();
  open('/mango').unmount();
  const { unmount } = open('/mango');
  act(() => jest.advanceTimersByTime(2000));
  unmount();
  jest.useRealTimers();
  await waitFor(() => expect(localStorage.getItem('recentlyViewed')).not.toBeNull());
}

const region = () => screen.queryByRole('region', { name: 'Recently viewed' });

beforeEach(() => {
  localStorage.clear();
  bus.publish('session:changed', { isLogin: false, user: null });
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly hear: (entries: object[]) => void) {}
      observe() {
        // jsdom has no layout, so this reports that the shelf's container is below the viewport.
        this.hear([{ isIntersecting: false, boundingClientRect: { top: 3000 } }]);
      }
      disconnect() {}
    },
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});

describe('the shelf of recently viewed products', () => {
  it('is missing if no product was viewed', async () => {
    open('/');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(region()).toBeNull();
  });

  it('appears after a product was viewed, and links to the product', async () => {
    await view();
    open('/');
    expect(await screen.findByRole('link', { name: 'Himsagar mango' })).toHaveAttribute(
      'href',
      '/product/mango',
    );
  });

  it('has buttons that open the quick view of a product by its stored handle', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('quick-view:requested', asked);
    await view();
    open('/');
    const button = await screen.findByRole('button', { name: 'Quick view of Himsagar mango' });
    expect(button.closest('a')).toBeNull();
    await userEvent.click(button);
    expect(asked).toHaveBeenCalledWith({ handle: 'mango' });
    stop();
  });

  it('appears immediately if its code is already loaded', async () => {
    await view();
    const { unmount } = open('/');
    await waitFor(() => expect(region()).toBeVisible());
    unmount();
    // Silences the observer, so that it does not report the container as below the viewport.
    jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined);
    open('/');
    expect(region()).toBeVisible();
  });

  it('leaves out a product whose page was left within 1.5 seconds', async () => {
    jest.useFakeTimers();
    open('/mango').unmount();
    act(() => jest.advanceTimersByTime(2000));
    jest.useRealTimers();
    expect(localStorage.getItem('recentlyViewed')).toBeNull();
  });

  it('is emptied at logout', async () => {
    bus.publish('session:changed', { isLogin: true, user: amina });
    await view();
    open('/');
    expect(await screen.findByRole('link', { name: 'Himsagar mango' })).toBeVisible();
    act(() => bus.publish('session:changed', { isLogin: false, user: null }));
    expect(region()).toBeNull();
    expect(localStorage.getItem('recentlyViewed')).toBeNull();
  });

  it('can be cleared, and then the focus moves to a message', async () => {
    await view();
    open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear recently viewed' }));
    expect(region()).toBeNull();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Your recently viewed products are cleared.');
    expect(status).toHaveFocus();
    expect(localStorage.getItem('recentlyViewed')).toBeNull();
  });
});
