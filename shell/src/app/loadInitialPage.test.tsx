import { clearAccessToken } from '@marketplace/contracts/cookies';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote, startFederation } from '../testing/blogRemote';
import { closePage, onRecoverableError, openBlog } from '../testing/openBlog';

beforeAll(startFederation);

const like = () => screen.getByRole('button', { name: 'Like' });
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a page that the server rendered', () => {
  beforeEach(() => {
    remote.isDown = false;
    remote.isThrowing = false;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    onRecoverableError.mockClear();
    delete document.documentElement.dataset.alive;
  });
  afterEach(closePage);

  it('keeps its markup and working links, and shows a notice, if its remote cannot be loaded', async () => {
    remote.isDown = true;
    const { heading } = await openBlog();
    expect(screen.getByRole('heading')).toBe(heading);
    expect(onRecoverableError).not.toHaveBeenCalled();
    const notice = within(await screen.findByRole('region', { name: 'Message' }));
    await waitFor(() => expect(notice.getByRole('status')).toHaveTextContent(/not working yet/));
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    expect(await screen.findByRole('textbox', { name: 'Product' })).toBeVisible();
    expect(screen.queryByText(/not working yet/)).toBeNull();
  });

  it('is hydrated without replacing its markup', async () => {
    const { heading } = await openBlog();
    expect(screen.getByRole('heading')).toBe(heading);
    await userEvent.click(like());
    expect(await screen.findByText('1 likes')).toBeVisible();
  });

  it('is hydrated when the device goes online if its remote was down, and keeps text, focus and press', async () => {
    remote.isDown = true;
    const { router } = await openBlog();
    const { key } = router.state.location;
    const [search, comment] = screen.getAllByRole('textbox');
    await userEvent.type(search as Element, 'rui');
    await userEvent.click(like());
    await userEvent.type(comment as Element, 'late');
    remote.isDown = false;
    await goOnline();
    expect(await screen.findByText('1 likes')).toBeVisible();
    const [searchNow, commentNow] = screen.getAllByRole('textbox');
    expect(searchNow).not.toBe(search);
    expect(searchNow).toHaveValue('rui');
    expect(commentNow).toHaveValue('late');
    expect(commentNow).toHaveFocus();
    expect(remote.loaderRuns).toBe(1);
    expect(router.state.location.key).toBe(key);
    expect(screen.queryByText(/not working yet/)).toBeNull();
  });

  it('is hydrated on Retry if its remote was down', async () => {
    remote.isDown = true;
    await openBlog();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    remote.isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    await userEvent.click(like());
    expect(await screen.findByText('1 likes')).toBeVisible();
  });

  it('if its remote is down, passes no typed text to the next page and shows an error after Back', async () => {
    remote.isDown = true;
    const { router } = await openBlog();
    await userEvent.type(screen.getAllByRole('textbox')[0] as Element, 'rui');
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    expect(await screen.findByRole('textbox', { name: 'Product' })).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Error 503')).toBeVisible();
  });

  it('lets Retry work on the next page of the same remote if that remote was down', async () => {
    remote.isDown = true;
    await openBlog();
    await userEvent.click(screen.getByRole('link', { name: 'Read a post' }));
    expect(await screen.findByText('Error 503')).toBeVisible();
    remote.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'A post' })).toBeVisible();
  });

  it('is replaced by the home page if it is guarded, its remote is down and the session has ended', async () => {
    remote.isDown = true;
    clearAccessToken();
    const { router } = await openBlog({ handle: { middleware: ['userAuth'] } });
    await act(() => router.revalidate());
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('keeps its markup if its code throws during hydration, until Retry succeeds', async () => {
    remote.isThrowing = true;
    await openBlog();
    expect(screen.getByRole('heading', { name: 'Blog' })).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    document.documentElement.dataset.alive = '';
    await userEvent.click(retry);
    expect(screen.getByRole('heading', { name: 'Blog' })).toBeVisible();
    remote.isThrowing = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    await userEvent.click(like());
    expect(await screen.findByText('1 likes')).toBeVisible();
  });

  it('shows an error if its code throws only after hydration', async () => {
    const { router } = await openBlog();
    document.documentElement.dataset.alive = '';
    remote.isThrowing = true;
    await act(() => router.revalidate());
    await userEvent.click(like());
    expect(await screen.findByText('Error 500')).toBeVisible();
  });
});
