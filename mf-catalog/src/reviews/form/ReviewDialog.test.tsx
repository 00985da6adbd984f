import { configureApi } from '@marketplace/contracts/api/client';
import { checkReviewEligibility, createReview } from '@marketplace/contracts/api/reviews';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProduct } from '../../testing/buildProduct';
import { buildReview } from '../../testing/buildReview';
import { comment, form, photo, pictureInput, press, stored } from '../../testing/reviewForm';
import { WriteReview } from '../WriteReview';

const product = buildProduct();
let api: FakeApi;

const sent = (id: string) => api.sent.filter((call) => call.id === id);

beforeEach(() => {
  api = fakeApi();
  api.reply(checkReviewEligibility, { isEligible: true, reason: null });
  api.reply(createReview, buildReview());
  api.reply(uploadFiles, { items: [stored] });
});

async function openForm(reviewed = product) {
  renderRoutes([{ path: '/product/:slug', element: <WriteReview product={reviewed} /> }], {
    path: '/product/rui-fish',
  });
  act(() =>
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'u', fullName: 'Rahima' } }),
  );
  await press('Write a review');
  await form();
}

async function fillForm() {
  await openForm();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await enterText(comment(), 'Fresh');
}

it("the review form sets the `lang` of the product's name", async () => {
  await openForm(buildProduct({ nameLanguage: 'en' }));
  expect(screen.getByText(product.name)).toHaveAttribute('lang', 'en');
});

describe('the pictures of a review', () => {
  it('are kept if the shopper closes and reopens the form, and are sent with the review', async () => {
    await fillForm();
    await userEvent.upload(pictureInput(), photo());
    expect(await screen.findByText('Added')).toBeVisible();
    await press('Close');
    await press('Write a review');
    await form();
    expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
      'src',
      stored.smallImageUrl,
    );
    await press('Send review');
    await waitFor(() => expect(sent('createReview')).toHaveLength(1));
    expect(sent('createReview')[0]?.body).toMatchObject({ imageUrls: [stored.mediumImageUrl] });
    expect(sent('uploadFiles')).toHaveLength(1);
  });

  it('are removed from the form after the review is sent', async () => {
    await fillForm();
    await userEvent.upload(pictureInput(), photo());
    expect(await screen.findByText('Added')).toBeVisible();
    await press('Send review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Write a review');
    await form();
    expect(comment()).toHaveValue('');
    expect(screen.queryByRole('img', { name: 'Picture 1' })).toBeNull();
  });

  it('must be uploaded before the shopper can send the review', async () => {
    await fillForm();
    const fetchReply = jest.fn(() => new Promise<never>(() => {}));
    configureApi({ baseUrl: 'http://api.test', retries: 0, fetchReply });
    await userEvent.upload(pictureInput(), photo());
    expect(await screen.findByRole('progressbar', { name: 'Sending picture 1' })).toBeVisible();
    await press('Send review');
    expect(screen.getByRole('button', { name: 'Send review' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(fetchReply).toHaveBeenCalledTimes(1);
  });

  // @error stored: uploadFiles
  it('stay in the form, with an error message, if the API refuses another picture', async () => {
    await openForm();
    await userEvent.upload(pictureInput(), photo());
    await screen.findByText('Added');
    api.fail(uploadFiles, 413, 'files.0 must have at most 50 megapixels', 'too-large');
    await userEvent.upload(pictureInput(), photo('map.png', 'image/png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This picture is too large/);
    expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
      'src',
      stored.smallImageUrl,
    );
    await press('Remove picture 2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Added')).toBeVisible();
    await press('Remove picture 1');
    expect(screen.queryByRole('img', { name: 'Picture 1' })).toBeNull();
  });

  it.each([
    [400, 'files.0 cannot be read, it may be damaged', 'This picture cannot be read'],
    [415, 'files.0 is no picture', 'This is not a JPEG, PNG, WebP or AVIF picture'],
    [429, 'Too many tries', 'Too many pictures in a short time. Please try again later.'],
    [500, 'Something went wrong', 'This picture could not be sent'],
  ])(
    'cause an error message if the API refuses a picture with status %i',
    async (status, message, text) => {
      api.fail(uploadFiles, status, message);
      await openForm();
      await userEvent.upload(pictureInput(), photo());
      expect((await screen.findByRole('alert')).textContent).toBe(text);
    },
  );

  it('are refused before the upload if their format is not allowed', async () => {
    await openForm();
    const input = pictureInput();
    expect(input).toHaveAccessibleDescription(
      'Up to 5 pictures: JPEG, PNG, WebP or AVIF. Large ones are made smaller.',
    );
    await userEvent.setup({ applyAccept: false }).upload(input, photo('a.pdf', 'application/pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This is not a JPEG/);
    expect(sent('uploadFiles')).toEqual([]);
  });
});
