import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { cleanup, screen } from '@testing-library/react';
import { buildSummary } from '../testing/buildProduct';
import { ProductCard } from './ProductCard';

const show = (product?: ReturnType<typeof buildSummary>) =>
  renderRoutes([{ path: '/', element: <ProductCard product={product} sizes="50vw" /> }]);

describe('ProductCard', () => {
  // @spec 2.46, 3.1
  it('shows price, former price, discount, shop and rating, and links to the product', () => {
    show(buildSummary());
    expect(screen.getByRole('link', { name: 'Rui fish' })).toHaveAttribute(
      'href',
      '/product/rui-fish',
    );
    for (const text of ['৳380.00', '৳400.00', '5% off', 'Padma Fish House']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('4.5 out of 5 stars')).toBeInTheDocument();
  });

  it('shows the measure of the product, or the lowest price of its variants', () => {
    show(buildSummary({ measure: { amount: 500, unit: 'g' } }));
    expect(screen.getByText('500 g')).toBeVisible();
    show(buildSummary({ price: 400, lowestPrice: 23 }));
    expect(screen.getByText('From ৳23.00')).toBeVisible();
  });

  it('shows a discount only if it applies to the displayed price', () => {
    show(buildSummary({ price: 400, comparePrice: 500, lowestPrice: 400 }));
    expect(screen.getByText('20% off')).toBeVisible();
    cleanup();
    show(buildSummary({ price: 400, comparePrice: 500, lowestPrice: 120 }));
    expect(screen.getByText('From ৳120.00')).toBeVisible();
    expect(screen.queryByText(/% off/)).toBeNull();
  });

  it.each(['bn', undefined])('sets the `lang` of the product name (%s)', (nameLanguage) => {
    show(buildSummary({ nameLanguage }));
    const link = screen.getByRole('link', { name: 'Rui fish' });
    expect(link.getAttribute('lang')).toBe(nameLanguage ?? null);
  });

  it('links the name of the shop to the shop, outside the link to the product', () => {
    show(buildSummary());
    const link = screen.getByRole('link', { name: 'Padma Fish House' });
    expect(link).toHaveAttribute('href', '/shop/padma-fish');
    expect(link.closest('a[href^="/product"]')).toBeNull();
  });

  it('shows a shop without a page as text, not as a link', () => {
    show(buildSummary({ shopHandle: '' }));
    expect(screen.getByText('Padma Fish House')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Padma Fish House' })).toBeNull();
  });

  it.each([
    ['a product without variants whose stock is 0', { inventoryQuantity: 0 }, true],
    [
      'a product with variants, which have their own stock',
      { inventoryQuantity: 0, hasVariants: true },
      false,
    ],
    [
      'a product that can be bought beyond its stock',
      { inventoryQuantity: 0, sellStockout: true },
      false,
    ],
  ])('shows or hides "Out of Stock" for %s (shown: %s)', (_what, changes, isSoldOut) => {
    show(buildSummary(changes));
    expect(screen.queryByText('Out of Stock') !== null).toBe(isSoldOut);
  });

  it('leaves out badge, rating and former price of a product that lacks them', () => {
    show(buildSummary({ comparePrice: null, averageRating: 0 }));
    expect(screen.queryByText(/off/)).toBeNull();
    expect(screen.queryByText(/stars/)).toBeNull();
    expect(screen.queryByText('৳400.00')).toBeNull();
  });

  it('is a skeleton while there is no product', () => {
    show();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
