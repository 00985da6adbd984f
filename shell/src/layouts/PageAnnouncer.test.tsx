import { msg } from '@lingui/core/macro';
import { Link, Outlet } from '@marketplace/contracts/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { RouteNotFound } from '../errors/RouteNotFound';
import { renderInShell } from '../testing/renderInShell';
import { PageAnnouncer } from './PageAnnouncer';

const pages: RouteObject[] = [
  {
    index: true,
    loader: () => ({ head: { title: 'Fresh from the market' } }),
    element: (
      <>
        <h1>Home</h1>
        <Link to="/cart">Your cart</Link>
        <Link to="/nowhere">Old link</Link>
      </>
    ),
  },
  {
    path: 'cart',
    loader: () => ({ head: { title: msg`Your cart` } }),
    element: (
      <>
        <h1>Cart</h1>
        <form>
          <Link to="?sort=newest">Next</Link>
          <input aria-label="Sort" />
          <details>
            <summary>Filters</summary>
          </details>
        </form>
      </>
    ),
  },
  {
    path: '*',
    loader: () => {
      throw new Response(null, { status: 404 });
    },
    element: null,
    errorElement: <RouteNotFound />,
  },
];

function show() {
  document.title = 'As the server wrote it';
  return renderInShell(
    <>
      <main>
        <Outlet />
      </main>
      <PageAnnouncer />
    </>,
    { pages },
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });

describe('PageAnnouncer', () => {
  it('neither focuses the heading nor announces the page on the first page of a document', async () => {
    show();
    expect(await heading('Home')).not.toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('sets the title, focuses the heading and announces the page after a navigation', async () => {
    show();
    await userEvent.click(await screen.findByRole('link', { name: 'Your cart' }));
    await waitFor(async () => expect(await heading('Cart')).toHaveFocus());
    expect(document.title).toBe('Your cart · Nodibazar');
    expect(screen.getByRole('status')).toHaveTextContent('Your cart · Nodibazar');
  });

  it('sets the title, focuses the heading and announces the page if the URL is unknown', async () => {
    show();
    await userEvent.click(await screen.findByRole('link', { name: 'Old link' }));
    const lost = await heading('This page could not be found');
    await waitFor(() => expect(lost).toHaveFocus());
    expect(document.title).toBe('This page could not be found · Nodibazar');
    expect(screen.getByRole('status')).toHaveTextContent('This page could not be found');
  });

  it.each([
    ["a filter's input", () => screen.getByLabelText('Sort')],
    ['the summary that unfolds the filters', () => screen.getByText('Filters')],
  ])('keeps the focus on %s if only the query changes', async (_, controlOf) => {
    const { router } = show();
    await heading('Home');
    await act(() => router.navigate('/cart'));
    await waitFor(async () => expect(await heading('Cart')).toHaveFocus());
    const control = controlOf();
    control.focus();
    await act(() => router.navigate('/cart?sort=newest'));
    expect(router.state.location.search).toBe('?sort=newest');
    expect(control).toHaveFocus();
  });

  it('focuses the heading if the visitor follows a link that changes only the query', async () => {
    const { router } = show();
    await heading('Home');
    await act(() => router.navigate('/cart'));
    await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(async () => expect(await heading('Cart')).toHaveFocus());
  });
});
