import { screen, within } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Breadcrumbs } from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it('contains a link to each page above the current page, but not to the current page itself', () => {
    const ancestors = [
      { name: 'Home', path: '/' },
      { name: 'Fish', path: '/category/fish' },
    ];
    renderUi(<Breadcrumbs ancestors={ancestors} current="Rui fish" />);
    const nav = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/category/fish',
    ]);
    expect(nav.getByText('Rui fish')).toHaveAttribute('aria-current', 'page');
  });
});
