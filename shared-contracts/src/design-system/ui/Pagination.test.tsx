import { screen, within } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Pagination } from './Pagination';

const pathFor = (page: number) => `/product?pageNumber=${page}&sort=newest`;
const show = (pageNumber: number, totalPages: number) =>
  renderUi(<Pagination pageNumber={pageNumber} totalPages={totalPages} pathFor={pathFor} />);

describe('Pagination', () => {
  it('shows the current page between links to its neighbours', () => {
    show(7, 20);
    const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(nav.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', pathFor(6));
    expect(nav.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', pathFor(8));
    expect(nav.getByText('Page 7 of 20')).toBeInTheDocument();
    expect(document.querySelector('[aria-current="page"]')).toHaveTextContent('7');
  });

  it.each([
    [1, 'Previous page'],
    [3, 'Next page'],
  ])('on page %i of 3 omits the link "%s"', (pageNumber, name) => {
    show(pageNumber, 3);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('links back to the last page if the page number is too high', () => {
    show(99, 3);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', pathFor(3));
  });

  it.each([0, 1])('renders nothing if there are %i pages', (totalPages) => {
    const { container } = show(1, totalPages);
    expect(container).toBeEmptyDOMElement();
  });
});
