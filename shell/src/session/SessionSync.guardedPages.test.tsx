import { tabStorage } from '@marketplace/contracts/tabStorage';
import { waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { SessionSync } from './SessionSync';

const stored = () => tabStorage.read('guardedPage');
const open = (path: string) => renderInShell(<SessionSync />, { path });

beforeEach(() => tabStorage.write('guardedPage', '/orders'));

describe('the stored path of a guarded page, after the session has ended', () => {
  it('is removed when a page without a guard opens', async () => {
    open('/blog');
    await waitFor(() => expect(stored()).toBeUndefined());
  });

  it('is removed when the home page opens', async () => {
    open('/');
    await waitFor(() => expect(stored()).toBeUndefined());
  });
});
