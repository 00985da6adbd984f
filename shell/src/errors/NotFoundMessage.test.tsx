import { screen, within } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { ResourceNotFound } from './ResourceNotFound';
import { RouteNotFound } from './RouteNotFound';

it.each([
  ['an unknown URL', RouteNotFound],
  ['a missing product', ResourceNotFound],
])('the page for %s has a search that works without scripts, and two links', (_, NotFound) => {
  renderInShell(<NotFound />);
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  expect(field).toHaveAttribute('name', 'productName');
  const form = field.closest('form');
  if (!form) throw new Error('The field is in no form.');
  expect(form).toHaveAttribute('action', '/product');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/product',
  ]);
});
