import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Price } from './Price';

describe('Price', () => {
  it('shows the price alone where nothing was lowered', () => {
    renderUi(<Price price={450} comparePrice={450} />);
    expect(screen.getByText('৳450.00')).toBeVisible();
    expect(screen.queryByText(/off/)).not.toBeInTheDocument();
    expect(document.querySelector('s')).not.toBeInTheDocument();
  });

  it('strikes the old price and shows the percent off, rounded down', () => {
    renderUi(<Price price={100} comparePrice={150} />);
    expect(document.querySelector('s')).toHaveTextContent('Old price: ৳150.00');
    expect(screen.getByText('33% off')).toBeVisible();
  });

  it('shows no badge below one percent', () => {
    renderUi(<Price price={999.5} comparePrice={1000} />);
    expect(screen.getByText('৳1,000.00')).toBeVisible();
    expect(screen.queryByText(/off/)).not.toBeInTheDocument();
  });

  it('leaves the badge to the picture when told so', () => {
    renderUi(<Price price={100} comparePrice={150} hasBadge={false} />);
    expect(screen.queryByText('33% off')).not.toBeInTheDocument();
  });
});
