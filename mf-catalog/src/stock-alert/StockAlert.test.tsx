import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { stockAlertPath } from '@marketplace/contracts/routes';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildProductWithOptions } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';
import { isAlertOffered } from './stockAlertRequests';

const SOLD_OUT = '/product/rui-fish?option0=2+kg&option1=Whole';
const product = buildProductWithOptions();
const soldOut = product.variant.productVariants[2];

let api: FakeApi;
beforeEach(() => {
  api = fakeMarket();
  api.reply(requestStockAlert, { isDone: true });
});

const field = () => screen.findByLabelText('Your phone or email');
const requests = () => api.sent.filter(({ id }) => id === 'requestStockAlert');

async function ask(typed: string) {
  renderRoutes(routes, { path: SOLD_OUT });
  if (typed) await enterText(await field(), typed);
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
}

describe('the stock alert', () => {
  it('requests a message about the sold-out variant, and confirms the request', async () => {
    await ask('01711 000001');
    const notice = await screen.findByText(
      'We will send you one message when it is back in stock.',
    );
    expect(requests().map(({ body }) => body)).toEqual([
      {
        productUuid: product.uuid,
        productVariantUuid: soldOut?.uuid,
        emailOrPhone: '01711 000001',
        language: 'en',
      },
    ]);
    expect(screen.queryByLabelText('Your phone or email')).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(notice);
  });

  it("fetches the API's capabilities in parallel with the product", async () => {
    void isAlertOffered(new Promise(() => undefined));
    await waitFor(() => expect(api.sent.map(({ id }) => id)).toEqual(['getCapabilities']));
  });

  it('is the target of links from the wishlist', async () => {
    renderRoutes(routes, { path: SOLD_OUT });
    const { hash, search } = new URL(
      stockAlertPath('rui-fish', product.uuid, soldOut?.uuid),
      'https://shop.test',
    );
    expect(search).toBe(`?variant=${soldOut?.uuid}`);
    const shown = await field();
    expect(document.querySelector(hash)).toContainElement(shown);
  });

  it.each(['', 'rahim', '12345', '+1 202 555 0147', 'rahim@', 'a b@example.com'])(
    'says beside the field that %j is neither a phone number nor an e-mail address, and keeps the text',
    async (typed) => {
      await ask(typed);
      const message = 'Enter a phone number of Bangladesh or an email address';
      await waitFor(async () =>
        expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message)),
      );
      expect(await field()).toHaveValue(typed);
      expect(await field()).toHaveFocus();
      expect(requests()).toEqual([]);
    },
  );

  it.each(['rahim@example.com', '০১৭১১০০০০০১', '+8801711000001'])('accepts %j', async (typed) => {
    await ask(typed);
    await waitFor(() => expect(requests()).toHaveLength(1));
  });

  // @error stored: requestStockAlert
  it("shows the API's reason for a refusal beside the field, and keeps the text", async () => {
    api.fail(requestStockAlert, 429, 'Too many tries, please wait and try again later');
    await ask('01711000001');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        expect.stringContaining('Too many tries, please wait and try again later'),
      ),
    );
    expect(await field()).toHaveValue('01711000001');
  });

  it('says that something went wrong if the API does not reply, and lets the shopper send the form again', async () => {
    api.cut(requestStockAlert);
    await ask('01711000001');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        expect.stringContaining('Something went wrong'),
      ),
    );
    api.reply(requestStockAlert, { isDone: true });
    await userEvent.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    expect(await screen.findByText(/We will send you one message/)).toBeVisible();
  });

  it('says that the product can be bought if it has come back into stock', async () => {
    api.fail(requestStockAlert, 409, 'Rui fish is in stock', 'in-stock');
    await ask('01711000001');
    expect(await screen.findByText(/It is back in stock just now/)).toBeVisible();
  });

  it('appears when a sold-out variant is chosen, and disappears when a variant in stock is chosen', async () => {
    renderRoutes(routes, { path: '/product/rui-fish' });
    const size = await screen.findByRole('radio', { name: /^2 kg/ });
    expect(screen.queryByLabelText('Your phone or email')).not.toBeInTheDocument();
    await userEvent.click(size);
    expect(await field()).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '1 kg' }));
    await waitFor(() =>
      expect(screen.queryByLabelText('Your phone or email')).not.toBeInTheDocument(),
    );
  });

  it.each<[string, () => void]>([
    [
      'announces no stock alerts',
      () => api.reply(getCapabilities, { extensions: [], paymentMethods: [] }),
    ],
    ['has no list of extensions', () => api.fail(getCapabilities, 404)],
  ])('is not offered if the API %s', async (_, arrange) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    arrange();
    renderRoutes(routes, { path: SOLD_OUT });
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(screen.queryByLabelText('Your phone or email')).not.toBeInTheDocument();
    warn.mockRestore();
  });
});
