import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Price } from './Price';

describe('Price', () => {
  it('shows only the price if it is not reduced', () => {
    renderUi(<Price price={450} comparePrice={450} />);
    expect(screen.getByText('৳450.00')).toBeVisible();
    expect(screen.queryByText(/off/)).not.toBeInTheDocument();
    expect(document.querySelector('s')).not.toBeInTheDocument();
  });

  it('shows the former price struck through, and the percentage off, rounded down', () => {
    renderUi(<Price price={100} comparePrice={150} />);
    expect(document.querySelector('s')).toHaveTextContent('Old price: ৳150.00');
    expect(screen.getByText('33% off')).toBeVisible();
  });

  it('shows no percentage off if it rounds to zero', () => {
    renderUi(<Price price={999.5} comparePrice={1000} />);
    expect(screen.getByText('৳1,000.00')).toBeVisible();
    expect(screen.queryByText(/off/)).not.toBeInTheDocument();
  });

  const half = { amount: 500, unit: 'g' } as const;
  const textOf = () => document.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ');

  it('shows its measure, and keeps number and unit on one line', () => {
    renderUi(<Price price={23} measure={half} />);
    expect(textOf()).toBe('৳23.00500 g');
    expect(document.querySelector('small')?.textContent).toContain('500\u00a0g');
  });

  it('shows "From" before the lowest price of all variants if no measure is given', () => {
    const { unmount } = renderUi(
      <Price price={23} lowestPrice={23} measure={half} comparePrice={25} />,
    );
    expect(textOf()).toBe('৳23.00500 gOld price: ৳25.008% off');
    unmount();
    renderUi(<Price price={23} lowestPrice={23} />);
    expect(textOf()).toBe('From ৳23.00');
  });

  it('shows only the lowest price if a variant is cheaper than the given price', () => {
    renderUi(<Price price={45} lowestPrice={23} measure={half} comparePrice={50} />);
    expect(textOf()).toBe('From ৳23.00');
  });

  it.each([
    [23, half, '৳23.00500 g · ৳46.00 per kg'],
    [
      450,
      { amount: 1, upTo: 1.5, unit: 'kg' } as const,
      '৳450.001–\u20601.5 kg · ≈ ৳360.00 per kg',
    ],
    [45, { amount: 1, unit: 'kg' } as const, '৳45.001 kg'],
    [90, { amount: 1, unit: 'dozen' } as const, '৳90.001 dozen · ৳7.50 per piece'],
  ])('with size="large", shows the price %d for the measure %j as %j', (price, measure, text) => {
    renderUi(<Price price={price} measure={measure} size="large" />);
    expect(textOf()).toBe(text);
  });

  it('shows no percentage off if hasBadge is false', () => {
    renderUi(<Price price={100} comparePrice={150} hasBadge={false} />);
    expect(screen.queryByText('33% off')).not.toBeInTheDocument();
  });
});
