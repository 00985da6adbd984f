import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import {
  getPreferences,
  type Preferences,
  updatePreferences,
} from '@marketplace/contracts/api/preferences';
import { bus } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCustomer } from '../testing/buildCustomer';
import { openPage, recordToasts } from '../testing/openPage';

allowsConsole(/^"The profile" could not be loaded/);

const NAME = 'Newsletter, language and statistics';
const UNCHANGED: Preferences = { isSubscribed: true, messageLanguage: null };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(getCapabilities, {
    extensions: [getPreferences.id, updatePreferences.id],
    paymentMethods: [],
  });
  api.reply(getPreferences, UNCHANGED);
  api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
});

const open = async (changes: Partial<Preferences> = {}) => {
  api.reply(getPreferences, { ...UNCHANGED, ...changes });
  await openPage(routes, '/profile', 'Your profile');
  return within(await screen.findByRole('region', { name: NAME }));
};
const bodies = () =>
  api.sent.filter(({ id }) => id === 'updatePreferences').map(({ body }) => body);

describe("the customer's preferences", () => {
  it('show the newsletter and the language, and save both', async () => {
    const recorded = recordToasts();
    const region = await open();
    const newsletter = region.getByRole('checkbox', { name: 'Send me the newsletter' });
    expect(newsletter).toBeChecked();
    const language = region.getByRole('combobox', { name: /^Language of messages/ });
    expect(language).toHaveDisplayValue('The one in which I order');
    await userEvent.click(newsletter);
    await userEvent.selectOptions(language, 'বাংলা');
    api.reply(updatePreferences, { isSubscribed: false, messageLanguage: 'bn' });
    await userEvent.click(region.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies()).toEqual([{ messageLanguage: 'bn', isSubscribed: false }]));
    await waitFor(() =>
      expect(recorded.toasts.map(({ message }) => message)).toEqual(['Your choice is saved']),
    );
    recorded.stop();
  });

  it('say that the newsletter needs a confirmed address, and do not change the subscription', async () => {
    const region = await open({ isSubscribed: null });
    expect(region.queryByRole('checkbox')).toBeNull();
    expect(region.getByText(/^Confirm your e-mail address/)).toBeVisible();
    api.reply(updatePreferences, { isSubscribed: null, messageLanguage: null });
    await userEvent.click(region.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies()).toEqual([{ messageLanguage: null }]));
  });

  // @error stored: updatePreferences
  it("keep the customer's choice and show the API's reason if they are not saved", async () => {
    const region = await open();
    api.fail(updatePreferences, 503, 'Not just now');
    const newsletter = region.getByRole('checkbox', { name: 'Send me the newsletter' });
    await userEvent.click(newsletter);
    await userEvent.click(region.getByRole('button', { name: 'Save' }));
    expect(await region.findByRole('alert')).toHaveTextContent('Not just now');
    expect(newsletter).not.toBeChecked();
  });

  it('say whether this browser is counted, and open the choice of the shell', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('consent:choice-requested', asked);
    const region = await open();
    expect(region.getByText(/are not counted in our statistics/)).toBeVisible();
    act(() => bus.publish('consent:changed', { statistics: true, chat: false }));
    expect(await region.findByText(/are counted in our statistics/)).toBeVisible();
    await userEvent.click(region.getByRole('link', { name: 'Change this' }));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
    act(() => bus.publish('consent:changed', { statistics: false, chat: false }));
  });

  // @error region: getPreferences
  it('can be loaded again if they could not be loaded', async () => {
    api.fail(getPreferences, 500);
    await openPage(routes, '/profile', 'Your profile');
    expect(await screen.findByText('Your details could not be loaded')).toBeVisible();
    api.reply(getPreferences, UNCHANGED);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: NAME })).toBeVisible();
  });

  it('are not shown if the API does not offer them', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    await openPage(routes, '/profile', 'Your profile');
    expect(await screen.findByRole('region', { name: 'Your details' })).toBeVisible();
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  });
});
