import { deleteAccount } from '@marketplace/contracts/api/account';
import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { clearAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildCustomer } from '../testing/buildCustomer';
import { openPage } from '../testing/openPage';

describe('the form that deletes the account', () => {
  let post: jest.SpyInstance;
  beforeEach(async () => {
    post = jest.spyOn(tabChannel, 'post').mockImplementation();
    const api = fakeApi();
    api.reply(getCurrentCustomer, buildCustomer());
    api.reply(listAddresses, { items: [], paginationStatus: buildPaging(10, 0) });
    api.reply(getCapabilities, { extensions: [deleteAccount.id], paymentMethods: [] });
    writeAccessToken('token-1', 60);
    tabStorage.write('draft', 'House 9');
    await openPage(routes, '/profile', 'Your profile');
    const button = await screen.findByText('Delete my account for good');
    fireEvent.submit(button.closest('form') as HTMLFormElement);
  });
  afterEach(() => {
    clearAccessToken();
    tabStorage.clear();
    post.mockRestore();
  });
  const leavePage = () => fireEvent(window, new Event('pagehide'));

  it('keeps drafts until the reply, and after a refusal', () => {
    expect(tabStorage.read('draft')).toBe('House 9');
    leavePage();
    expect(tabStorage.read('draft')).toBe('House 9');
    expect(post).not.toHaveBeenCalled();
  });

  it('clears the drafts of all tabs once the account is deleted', () => {
    clearAccessToken();
    leavePage();
    expect(tabStorage.keys()).toEqual([]);
    expect(post.mock.calls).toEqual([['left']]);
  });
});
