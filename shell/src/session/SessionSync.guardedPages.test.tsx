import { tabStorage } from '@marketplace/contracts/tabStorage';
import { waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { SessionSync } from './SessionSync';

const stored = () => tabStorage.read('guardedPage');
const open = (path: string) => renderInShell(<SessionSync />, { path });

beforeEach(() => tabStorage.write('guardedPage', '/orders'));

describe('the stored guarded page of a customer whose session has ended', () => {
  it('is removed by a page without a guard', async () => {
    open('/blog');
    await waitFor(() => expect(stored()).toBeUndefined());
  });

  it('is removed by the home page, which asks for a login', async () => {
    open('/');
    await waitFor(() => expect(stored()).toBeUndefined());
  });
});
