import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { clearApiCache } from '@marketplace/contracts/api/client';
import {
  type InformationPage,
  listInformationPages,
} from '@marketplace/contracts/api/informationPages';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { marketRoutes } from '../exposes/routes';

allowsConsole(/^"The market's own text of \/terms-and-conditions" could not be loaded/);

const market = {
  ...defaultMarketConfig,
  brandName: 'Haor Hut',
  supportEmail: 'help@haor.example',
  supportPhone: '+8809611111111',
  supportWhatsApp: '+880 1711-111111',
  companyAddress: 'Station Road, Sunamganj',
};
const routes = marketRoutes?.(market) ?? [];

const marketText: InformationPage = {
  slug: 'privacy-policy',
  language: 'en',
  title: 'What we keep',
  description: 'All that we keep.',
  updatedAt: '2026-03-01T00:00:00.000Z',
  intro: '<p>Of {marketName}. <script>alert(1)</script></p>',
  sections: [{ id: 'one', title: 'One', body: '<p onclick="alert(1)">Nothing.</p>' }],
};

function open(path: string, pages: InformationPage[] = []) {
  const api = fakeApi();
  api.reply(listInformationPages, { items: pages });
  api.reply(getCapabilities, { extensions: [sendSupportMessage.id], paymentMethods: [] });
  return { api, ...renderRoutes(routes, { path }) };
}

beforeEach(clearApiCache);

it("an information page shows the release's text with the market's settings, a date and a table of contents", async () => {
  const { container } = open('/privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(container).toHaveTextContent('Haor Hut');
  expect(container.textContent).not.toMatch(/[{}]/);
  expect(screen.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d{2}$/)).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    const anchor = link.getAttribute('href')?.slice(1) ?? '';
    expect(container.querySelector(`h2[id="${anchor}"]`)).toHaveTextContent(link.textContent ?? '');
  }
});

it("an information page shows the market's own text, and runs no script in that text", async () => {
  const { container } = open('/privacy-policy', [marketText]);
  expect(await screen.findByRole('heading', { level: 1, name: 'What we keep' })).toBeVisible();
  expect(container).toHaveTextContent('Of Haor Hut.');
  expect(container.querySelector('script, [onclick]')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

it("an information page shows the release's text if the API replies with the text of a different page", async () => {
  open('/terms-and-conditions', [marketText]);
  const name = 'Terms and conditions';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

// @error region: listInformationPages
it.each([404, 500])("an information page shows the release's text on status %i", async (status) => {
  const api = fakeApi();
  api.fail(listInformationPages, status);
  renderRoutes(routes, { path: '/terms-and-conditions' });
  const name = 'Terms and conditions';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

describe('the contact page', () => {
  beforeEach(() => sessionStorage.clear());

  it('links to phone, email, WhatsApp and a map', async () => {
    open('/contact');
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    expect(href('WhatsApp (opens in a new tab)')).toBe('https://wa.me/8801711111111');
    expect(href('Show on a map (opens in a new tab)')).toContain('query=Station%20Road');
    const [first] = screen.getAllByRole('link', { name: '+8809611111111' });
    expect(first).toHaveAttribute('href', 'tel:+8809611111111');
    const [mail] = screen.getAllByRole('link', { name: 'help@haor.example' });
    expect(mail).toHaveAttribute('href', 'mailto:help@haor.example');
  });

  it('sends a message and says that it has arrived', async () => {
    const { api } = open('/contact');
    api.reply(sendSupportMessage, { isDone: true });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Your name/), 'Salma');
    await user.type(screen.getByLabelText(/Email or Phone/), '01711111111');
    await user.type(screen.getByLabelText(/How can we help/), 'Where is my parcel?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/your message has arrived/)).toBeVisible();
    expect(api.sent.find(({ id }) => id === sendSupportMessage.id)?.body).toEqual({
      name: 'Salma',
      emailOrPhone: '+8801711111111',
      message: 'Where is my parcel?',
    });
    // The message is deleted from the tab, so that the device's next visitor cannot read it.
    expect(sessionStorage).toHaveLength(0);
  });

  it('has read-only fields while a message is being sent, because sending empties the form', async () => {
    const { api } = open('/contact');
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    api.answer(sendSupportMessage, () => ended.then(() => ({ isDone: true as const })));
    await enterText(await screen.findByLabelText(/Your name/), 'Salma');
    await enterText(screen.getByLabelText(/Email or Phone/), '01711111111');
    const message = screen.getByLabelText(/How can we help/);
    await enterText(message, 'Where is my parcel?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(message).toHaveAttribute('readonly'));
    await enterText(message, ' And my money?');
    expect(message).toHaveValue('Where is my parcel?');
    end();
    expect(await screen.findByText(/your message has arrived/)).toBeVisible();
  });

  it('says beside each empty field that a value is required, and sends nothing', async () => {
    const { api } = open('/contact');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    const field = (name: RegExp) => screen.getByLabelText(name);
    expect(field(/Your name/)).toHaveAccessibleDescription(/enter your name/);
    expect(field(/Email or Phone/)).toHaveAccessibleDescription(
      /enter an email address or a phone/,
    );
    expect(field(/How can we help/)).toHaveAccessibleDescription(/write what we can help with/);
    expect(field(/Your name/)).toHaveFocus();
    expect(api.sent.map(({ id }) => id)).not.toContain(sendSupportMessage.id);
  });

  it('keeps the input if sending fails', async () => {
    const { api } = open('/contact');
    api.fail(sendSupportMessage, 429, 'Too many tries, please wait and try again later');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Your name/), 'Salma');
    await user.type(screen.getByLabelText(/Email or Phone/), 'salma@haor.example');
    await user.type(screen.getByLabelText(/How can we help/), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
    expect(screen.getByLabelText(/How can we help/)).toHaveValue('Hello');
  });

  it('has no form if the API accepts no messages', async () => {
    const api = fakeApi();
    api.reply(listInformationPages, { items: [] });
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    renderRoutes(routes, { path: '/contact' });
    expect(await screen.findByText('Please write or call. We are glad to help.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  });
});
