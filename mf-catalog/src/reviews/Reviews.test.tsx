import {
  checkReviewEligibility,
  createReview,
  type IneligibilityReason,
} from '@marketplace/contracts/api/reviews';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProduct } from '../testing/buildProduct';
import { buildReview, buildReviewPage } from '../testing/buildReview';
import { comment, form, photo, pictureInput, press, stored } from '../testing/reviewForm';
import type { ReviewPage } from './fetchReviews';
import { Reviews } from './Reviews';
import type { ReviewQuery } from './reviewAddress';

const product = buildProduct();
let api: FakeApi;
let loads = 0;
const toasts: { kind: string; message: string }[] = [];
const stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));

function show(
  reviews: ReviewPage | 'failed' = buildReviewPage(),
  pageNumber = 1,
  filters: Partial<ReviewQuery> = {},
) {
  const loaded = reviews === 'failed' ? undefined : reviews;
  const query = pageNumber > 1 ? `?variant=v&reviewPage=${pageNumber}` : '?variant=v';
  const shown = { product, query: { pageNumber, ...filters }, reviews: loaded, search: query };
  return renderRoutes(
    [
      {
        path: '/product/:slug',
        loader: () => {
          loads += 1;
          return null;
        },
        element: <Reviews {...shown} />,
      },
    ],
    { path: `/product/rui-fish${query}` },
  );
}

const signIn = (isLogin = true) => {
  const user = isLogin ? { uuid: 'u', fullName: 'Rahima' } : null;
  act(() => bus.publish('session:changed', { isLogin, user }));
};
const allow = (reason: IneligibilityReason | null = null) =>
  api.reply(checkReviewEligibility, { isEligible: reason === null, reason });
const sent = (id: string) => api.sent.filter((call) => call.id === id);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom has the dialog element, but not its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  sessionStorage.clear();
  toasts.length = 0;
  loads = 0;
  api = fakeApi();
  allow();
  api.reply(createReview, buildReview());
  api.reply(uploadFiles, { items: [stored] });
});
afterAll(stop);

describe('the reviews of a product', () => {
  // @spec 3.8
  it('show the average, the number of reviews per rating, and each review with its date', async () => {
    show(buildReviewPage([buildReview({ rating: 4 })], { totalItems: 12 }));
    expect(await screen.findByText('12 reviews')).toBeVisible();
    expect(screen.getByText('4.5 out of 5 stars')).toBeInTheDocument();
    const spread = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(spread.slice(0, 2)).toEqual(['5 stars11 reviews11', '4 stars1 review1']);
    expect(screen.getByText('1 May 2024')).toBeVisible();
    expect(screen.getByText('Came alive and was cleaned well.')).toBeVisible();
  });

  it("show customers' input as plain text, and link to their pictures", async () => {
    const comment = '<img src=x onerror=alert(1)> سمك';
    show(buildReviewPage([buildReview({ comment, imageUrls: [stored] })]));
    expect(await screen.findByText(comment)).toHaveAttribute('dir', 'auto');
    expect(document.querySelector('img[src="x"]')).toBeNull();
    const link = screen.getByRole('link', { name: 'Picture 1 from Ayesha Siddiqua' });
    expect(link).toHaveAttribute('href', stored.mediumImageUrl);
  });

  it('keep the chosen variant in the links to other pages of reviews', async () => {
    show(buildReviewPage([buildReview()], { totalItems: 30, pageNumber: 2 }), 2);
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/product/rui-fish?variant=v&reviewPage=3#reviews',
    );
  });

  it('have links that filter by pictures and by number of stars if the API supports filters', async () => {
    const page = buildReviewPage([buildReview()], { totalItems: 12 });
    show({ ...page, picturedCount: 3 });
    expect(await screen.findByRole('link', { name: '5 stars' })).toHaveAttribute(
      'href',
      '/product/rui-fish?variant=v&reviewStars=5#reviews',
    );
    expect(screen.getByRole('link', { name: 'With pictures (3)' })).toHaveAttribute(
      'href',
      '/product/rui-fish?variant=v&reviewPictures=1#reviews',
    );
    // No review has three stars.
    expect(screen.queryByRole('link', { name: '3 stars' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'All reviews' })).toBeNull();
  });

  it('have no filter links if the API does not support filters', async () => {
    show(buildReviewPage([buildReview()], { totalItems: 12 }));
    expect(await screen.findByText('5 stars')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keep the chosen number of stars in the links to the next page and to reviews with pictures', async () => {
    const page = buildReviewPage([buildReview()], { totalItems: 30 });
    show({ ...page, picturedCount: 3 }, 1, { stars: 4 });
    expect(await screen.findByRole('link', { name: '4 stars' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Next page')).toContain('reviewStars=4&reviewPage=2#reviews');
    expect(href('With pictures (3)')).toContain('reviewStars=4&reviewPictures=1#reviews');
    expect(href('All reviews')).toBe('/product/rui-fish?variant=v#reviews');
  });

  it('say that no review matches the filter, and link back to all reviews', async () => {
    show({ ...buildReviewPage([]), picturedCount: 0 }, 1, { stars: 4 });
    expect(await screen.findByText('There are no such reviews.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All reviews' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No reviews yet' })).toBeNull();
  });

  it.each([
    [1, 'No reviews yet', 'Write a review', 'button'],
    [7, 'There is no such page of reviews', 'Newest reviews', 'link'],
  ])('say that page %d has no reviews, and what to do next', async (page, title, next, role) => {
    show(buildReviewPage([], { pageNumber: page }), page);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole(role, { name: next })).toBeVisible();
  });
});

describe('the button to write a review', () => {
  it('asks a visitor to log in, and opens the form after the login', async () => {
    signIn(false);
    const asked = jest.fn();
    const unsubscribe = bus.subscribe('session:login-requested', asked);
    show();
    await press('Write a review');
    expect(asked).toHaveBeenCalledWith({ reason: 'review' });
    expect(screen.getByRole('status')).toHaveTextContent('Please log in to write a review');
    expect(sent('checkReviewEligibility')).toEqual([]);
    signIn();
    expect(await form()).toBeVisible();
    unsubscribe();
  });

  it.each([
    ['not-bought', 'Only customers who bought this product can review it'],
    ['not-received', 'You can review this product once it has been delivered to you'],
    ['already-reviewed', 'You have already reviewed this product'],
  ] as const)('says why a customer may not write a review: %s', async (reason, text) => {
    signIn();
    allow(reason);
    show();
    await press('Write a review');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [call] = sent('checkReviewEligibility');
    expect(call?.url.searchParams.get('productUuid')).toBe(product.uuid);
  });

  // @error region: checkReviewEligibility
  it('shows an error if the API cannot check whether a review is allowed, and checks again at the next press', async () => {
    signIn();
    api.fail(checkReviewEligibility, 500);
    show();
    await press('Write a review');
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    allow();
    await press('Write a review');
    expect(await form()).toBeVisible();
  });
});

describe('the review form', () => {
  async function openForm(page = 1) {
    signIn();
    const shown = show(buildReviewPage([buildReview()], { totalItems: 20 }), page);
    await press('Write a review');
    await form();
    return shown;
  }

  // @spec 4.45, 8.18
  it('sends stars, text and pictures, confirms the review, and returns to page 1', async () => {
    const { router } = await openForm(2);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await enterText(comment(), 'Fresh and firm');
    await userEvent.upload(pictureInput(), photo());
    expect(await screen.findByText('Added')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await press('Send review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('createReview')[0]?.body).toEqual({
      productUuid: product.uuid,
      rating: 4,
      comment: 'Fresh and firm',
      imageUrls: [stored.mediumImageUrl],
    });
    expect(toasts).toEqual([{ kind: 'success', message: 'Review Added Successfully' }]);
    await waitFor(() => expect(router.state.location.search).toBe('?variant=v'));
    expect(loads).toBe(2);
  });

  it('reloads page 1 of the reviews after sending, even if page 1 is already displayed', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await enterText(comment(), 'Good');
    await press('Send review');
    await waitFor(() => expect(loads).toBe(2));
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    await openForm();
    await press('Send review');
    expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toHaveAccessibleDescription(
      'Please choose one to five stars',
    );
    expect(comment()).toHaveAccessibleDescription('Please write how you found it');
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(sent('createReview')).toEqual([]);
  });

  // @spec 8.12
  // @error toast: createReview
  it("shows the server's message as an error toast if the server refuses the review, and keeps the input", async () => {
    api.fail(createReview, 409, 'You have reviewed this product already', 'already-reviewed');
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    await enterText(comment(), 'Too small');
    await press('Send review');
    await waitFor(() =>
      expect(toasts).toEqual([
        { kind: 'error', message: 'You have reviewed this product already' },
      ]),
    );
    expect(comment()).toHaveValue('Too small');
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  });

  it('shows a general error if there is no reply', async () => {
    api.cut(createReview);
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    await enterText(comment(), 'Fine');
    await press('Send review');
    await waitFor(() => expect(toasts[0]?.message).toBe('Something went wrong'));
  });

  it('keeps the input while it is closed', async () => {
    await openForm();
    await enterText(comment(), 'Half a thought');
    await press('Close');
    await press('Write a review');
    await form();
    expect(comment()).toHaveValue('Half a thought');
  });

  it('restores text and pictures after a reload, and forgets them after the review is sent', async () => {
    await openForm();
    await enterText(comment(), 'Half a thought');
    await userEvent.upload(pictureInput(), photo());
    expect(await screen.findByLabelText('Remove picture 1')).toBeInTheDocument();
    cleanup();
    await openForm();
    expect(comment()).toHaveValue('Half a thought');
    expect(screen.getByLabelText('Remove picture 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await press('Send review');
    await waitFor(() => expect(toasts[0]?.kind).toBe('success'));
    expect(sessionStorage).toHaveLength(0);
  });
});
