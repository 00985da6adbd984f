import { bus } from '@marketplace/contracts/events';
import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './ShareButton';

const toasts: string[] = [];
const stop = bus.subscribe('toast:requested', ({ message }) => toasts.push(message));
afterAll(stop);

const press = async (browser: { share?: unknown; writeText?: unknown }) => {
  toasts.length = 0;
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'share', { value: browser.share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: browser.writeText && { writeText: browser.writeText },
    configurable: true,
  });
  renderUi(<ShareButton productName="Rui fish" />);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
};

describe('ShareButton', () => {
  it('opens the native share menu with name and URL, and shows no toast', async () => {
    const share = jest.fn(async () => undefined);
    await press({ share });
    expect(share).toHaveBeenCalledWith({ title: 'Rui fish', url: location.href });
    expect(toasts).toEqual([]);
  });

  it.each([
    [
      'says that it copied the link if there is no share menu',
      { writeText: async () => undefined },
      'Link copied',
    ],
    [
      'asks the shopper to copy the link if the browser cannot',
      {},
      'Please copy the link from the address bar',
    ],
  ])('%s', async (_what, browser, message) => {
    await press(browser);
    await waitFor(() => expect(toasts).toEqual([message]));
  });
});
