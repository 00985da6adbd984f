import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FatalError } from '../../src/errors/FatalError';
import { PageFailure } from '../../src/errors/PageFailure';
import { renderInShell, TestProviders } from '../../src/testing/renderInShell';
import { shopPage } from '../loader/PanelHost';
import { FailuresSection } from './FailuresSection';
import { findFailedCalls, findFailedRegions } from './readFailures';

// The mock is needed because jsdom does not run the panel in a frame of a page.
jest.mock('../loader/PanelHost', () => ({ shopPage: jest.fn() }));

const FAILED = `
  <main>
    <section class="mf-catalog__sc-1"><div role="alert" class="mf-catalog__sc-2"><h2>The reviews could not be loaded</h2></div></section>
    <form><p role="alert">Write it like 01712345678</p></form>
  </main>`;
const RELEASES = { mf_catalog: { version: '7', liveVersion: '7', owner: 'Catalogue' } };

const call = (path: string, responseStatus: number, trace?: string) => ({
  name: `http://shop.test${path}`,
  responseStatus,
  serverTiming: trace ? [{ name: 'trace', description: trace, duration: 0, toJSON: () => '' }] : [],
});

/** Shows the section beside a page of the shop. */
function renderBeside(html: string, code: string, resources: object[] = []) {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  const location = new URL('http://shop.test/product/rui?variant=2');
  const performance = { getEntriesByType: () => resources };
  // The cast is safe: the panel reads only these members of the page.
  const page = { document: body, location, performance, __qaPanel: { code } } as unknown as Window;
  jest.mocked(shopPage).mockReturnValue(page);
  return render(<FailuresSection releases={RELEASES} />);
}

it('findFailedRegions finds regions with an error message, and no messages of forms', () => {
  const page = document.createRange().createContextualFragment(FAILED);
  expect(findFailedRegions(page)).toEqual([
    { title: 'The reviews could not be loaded', part: 'mf_catalog', times: 1 },
  ]);
});

describe('findFailedRegions finds the error page', () => {
  it('of a remote that does not answer', () => {
    renderInShell(<PageFailure status={503} code="1" onRetry={() => {}} isRetrying={false} />);
    expect(findFailedRegions(document)).toEqual([
      { title: 'This part of the shop is not answering', part: 'shell', isPage: true, times: 1 },
    ]);
  });

  it('of a layout that has failed', () => {
    const errorElement = (
      <TestProviders>
        <FatalError />
      </TestProviders>
    );
    const router = createMemoryRouter([{ id: 'root', path: '/', element: null, errorElement }], {
      hydrationData: { errors: { root: new Error('broken') } },
    });
    render(<RouterProvider router={router} />);
    expect(findFailedRegions(document)).toEqual([
      { title: 'Something went wrong', part: 'shell', isPage: true, times: 1 },
    ]);
  });
});

it('findFailedCalls finds calls of the API with an error or without a reply', () => {
  expect(
    findFailedCalls([
      call('/qa/api/product/rui/reviews?pageSize=3', 503, 'c19b492e'),
      call('/qa/api/cart', 200, 'c19b492e'),
      call('/qa/api/blog', 0),
      call('/releases/shell/1/client/main.js', 404),
    ]),
  ).toEqual([
    { path: '/product/rui/reviews?pageSize=3', status: 503, code: 'c19b492e', times: 1 },
    { path: '/blog', times: 1 },
  ]);
});

it('findFailedCalls counts the tries of a call', () => {
  const retried = call('/qa/api/blog', 503, 'c19b492e');
  const other = call('/qa/api/blog', 500, 'c19b492e');
  expect(findFailedCalls([retried, other, retried])).toEqual([
    { path: '/blog', status: 503, code: 'c19b492e', times: 2 },
    { path: '/blog', status: 500, code: 'c19b492e', times: 1 },
  ]);
});

describe('the list of failures', () => {
  it('shows a failed region with its part and owner, the code of the page, and a link that opens this page by its code', async () => {
    const user = userEvent.setup();
    const reviews = call('/qa/api/reviews', 503, 'd34db33f');
    renderBeside(FAILED, 'c19b492e', [reviews, reviews, call('/qa/api/blog', 0)]);
    const text = '“The reviews could not be loaded” of mf_catalog 7, Catalogue';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/Code of this page: c19b492e/)).toBeVisible();
    const link = screen.getByRole('link', { name: /same releases/ });
    const path = '/qa/open/c19b492e?to=%2Fproduct%2Frui%3Fvariant%3D2';
    expect(link).toHaveAttribute('href', path);
    const calls = within(screen.getByRole('list', { name: /Failed calls/ }));
    const texts = calls.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      '/reviews: 503, 2 times',
      '/blog: no reply, or the page ended the call',
    ]);
    expect(screen.getByText('Failed calls since the page was loaded')).toBeVisible();
    expect(screen.getByText('Code of all calls of the page in the logs: d34db33f')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(await screen.findByText('The report is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${text}; code c19b492e, http://shop.test${path}`,
    );
  });

  it('names the shell as the part that shows an error page', async () => {
    renderBeside('<main><h1>Something went wrong</h1></main>', 'c19b492e');
    const text = 'Error page “Something went wrong”, shown by shell';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says if no failure is known', () => {
    renderBeside('<main>The shop</main>', 'c19b492e');
    const text = 'No region shows an error, and no call is known to have failed.';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('needs a page of the shop', () => {
    jest.mocked(shopPage).mockReturnValue(undefined);
    render(<FailuresSection releases={RELEASES} />);
    expect(screen.getByText('Open the panel on a page of the shop.')).toBeVisible();
  });
});
