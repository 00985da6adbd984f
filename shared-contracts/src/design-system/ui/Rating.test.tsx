import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Rating } from './Rating';

describe('Rating', () => {
  it.each([
    [4.26, '4.3 out of 5 stars'],
    [5, '5.0 out of 5 stars'],
    [7, '5.0 out of 5 stars'],
  ])('reads out the average %p as "%s"', (average, text) => {
    renderUi(<Rating average={average} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [1, '(1 review)'],
    [128, '(128 reviews)'],
  ])('shows %i reviews as "%s"', (count, text) => {
    renderUi(<Rating average={4} count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([0, null, undefined])('shows "No ratings yet" for the average %p', (average) => {
    renderUi(<Rating average={average} />);
    expect(screen.getByText('No ratings yet')).toBeVisible();
  });

  it('renders nothing if it is compact and there are no ratings', () => {
    const { container } = renderUi(<Rating average={0} isCompact />);
    expect(container).toBeEmptyDOMElement();
  });
});
