import { screen, within } from '@testing-library/react';
import { renderInShell, runIdleCallbacksAtOnce, setScreen } from '../testing/renderInShell';
import { UserHeader } from './UserHeader';

beforeEach(() => {
  setScreen('wide');
  runIdleCallbacksAtOnce();
});

it.each([
  ['/orders', 'My Order'],
  ['/Orders/6f1c', 'My Order'],
  ['/complain', 'My Complain'],
])("at %s, the links to the customer's pages mark only %s as current", async (path, name) => {
  renderInShell(<UserHeader />, { path });
  const pages = await screen.findByRole('navigation', { name: 'My account' });
  const current = within(pages)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});
