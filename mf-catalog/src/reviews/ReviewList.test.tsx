import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { buildReview } from '../testing/buildReview';
import { ReviewList } from './ReviewList';

const answer = {
  text: '<b>Sorry</b>, a new one is on its way.',
  answeredAt: '2024-05-03T09:30:00.000Z',
};

describe('a review in a list', () => {
  it("shows that its author is a verified buyer, and the shop's answer as plain text", () => {
    const review = buildReview({ isVerifiedBuyer: true, answer });
    renderUi(<ReviewList reviews={[review]} shopName="Padma Fish House" />);
    expect(screen.getByText('Verified buyer')).toBeVisible();
    expect(screen.getByText('Answer of Padma Fish House')).toBeVisible();
    expect(screen.getByText(answer.text)).toBeVisible();
    expect(screen.getByText('3 May 2024')).toBeVisible();
  });

  it('sets the `lang` attribute of each text that is not in the language of the page, and excludes names from translation', () => {
    const review = buildReview({ comment: 'খুব টাটকা', answer });
    const list = <ReviewList reviews={[review]} shopName="Padma Fish House" />;
    const { unmount } = renderUi(list);
    expect(screen.getByText(review.comment)).toHaveAttribute('lang', 'bn');
    expect(screen.getByText(answer.text)).not.toHaveAttribute('lang');
    unmount();
    renderUi(list, { locale: 'bn' });
    expect(screen.getByText(review.comment)).not.toHaveAttribute('lang');
    expect(screen.getByText(answer.text)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(review.authorName)).toHaveAttribute('translate', 'no');
  });

  it('shows neither "Verified buyer" nor an answer if the review has neither', () => {
    renderUi(<ReviewList reviews={[buildReview()]} shopName="Padma Fish House" />);
    expect(screen.getByText('1 May 2024')).toBeVisible();
    expect(screen.queryByText(/Verified|Answer/)).toBeNull();
  });
});
