import {
  addBlogComment,
  addBlogReply,
  type BlogComment,
  listOwnBlogTexts,
} from '@marketplace/contracts/api/blogComments';
import { bus } from '@marketplace/contracts/events';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildComment } from '../../testing/buildComment';
import { Comments } from './Comments';

const uuid = (id: number) => `0f0c1d1e-0000-4000-8000-${String(id).padStart(12, '0')}`;
const comment = buildComment();

let api: FakeApi;
const toasts: { kind: string; message: string }[] = [];
const asked = jest.fn();
const stops = [
  bus.subscribe('toast:requested', (toast) => toasts.push(toast)),
  bus.subscribe('session:login-requested', asked),
];
afterAll(() => {
  for (const stop of stops) stop();
});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  toasts.length = 0;
  asked.mockClear();
  api = fakeApi();
  api.reply(listOwnBlogTexts, { items: [] });
  api.reply(addBlogComment, { items: [comment] });
  api.reply(addBlogReply, { items: [comment] });
});

const logIn = (isLogin = true, id = 'u') =>
  act(() =>
    bus.publish('session:changed', {
      isLogin,
      user: isLogin ? { uuid: id, fullName: 'Salma' } : null,
    }),
  );

let loads = 0;
/**
 * Renders the comments of a post.
 * @param comments `null` if they could not be loaded
 */
function show(comments: readonly BlogComment[] | null = [comment]) {
  loads = 0;
  return renderRoutes(
    [
      {
        path: '/blog/:slug',
        loader: () => {
          loads += 1;
          return null;
        },
        element: <Comments slug="post-1" comments={comments ?? undefined} />,
      },
    ],
    { path: '/blog/post-1' },
  );
}

const field = (name = 'Your comment') => screen.findByRole('textbox', { name: new RegExp(name) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (id: string) => api.sent.filter((call) => call.id === id);

// @spec 3.29
it('the comments region shows comments with their replies as plain text', async () => {
  logIn(false);
  const { container } = show();
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeVisible();
  expect(screen.getByText(comment.comment)).toHaveAttribute('dir', 'auto');
  expect(container.querySelector('img')).toBeNull();
  const replies = within(screen.getByRole('list', { name: 'Replies to Rahima Khatun' }));
  expect(replies.getByText('Thank you')).toBeVisible();
});

// @spec 3.30, 8.39
it('the comment form sends a comment, says that an admin will publish it, and shows the comment as waiting', async () => {
  logIn();
  show([]);
  expect(await screen.findByText(/Nobody has written yet/)).toBeVisible();
  await enterText(await field(), ' Is it fresh? ');
  const text = { uuid: uuid(9), commentUuid: null, text: 'Is it fresh?' };
  api.reply(listOwnBlogTexts, { items: [{ ...text, createdAt: comment.createdAt }] });
  await press('Post comment');
  expect(await screen.findByText('Waiting to be published')).toBeVisible();
  expect(sent('addBlogComment').map(({ body }) => body)).toEqual([
    { slug: 'post-1', comment: 'Is it fresh?' },
  ]);
  expect(toasts).toEqual([{ kind: 'success', message: 'An admin will publish your comment.' }]);
  expect(await field()).toHaveValue('');
});

it('the comment form sends a comment only once, even if the customer presses the button repeatedly', async () => {
  logIn();
  show();
  await enterText(await field(), 'Once');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Post comment' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await press('Post comment');
  expect(await field()).toHaveAccessibleDescription(/Please write something first/);
  expect(sent('addBlogComment')).toHaveLength(1);
});

it.each([
  ['is empty again after the text is sent', () => ({ items: [comment] }), ''],
  ['keeps the text if sending fails', () => Promise.reject(new Error('down')), 'Once'],
])(
  'the comment form cannot be changed while its text is being sent, and %s',
  async (_, answer, text) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    api.answer(addBlogComment, () => ended.then(answer));
    logIn();
    show();
    await enterText(await field(), 'Once');
    await press('Post comment');
    await waitFor(() => expect(sent('addBlogComment')).toHaveLength(1));
    await userEvent.type(await field(), ' more');
    expect(await field()).toHaveValue('Once');
    end();
    await waitFor(async () => expect(await field()).toHaveValue(text));
    await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
  },
);

// @spec 3.31, 8.40
it('the comment form sends a reply with the uuid of its comment, and says that an admin will publish the reply', async () => {
  logIn();
  show();
  await press('Reply to Rahima Khatun');
  expect(await field('Your reply')).toHaveFocus();
  await userEvent.keyboard('I agree');
  await press('Post reply');
  expect(await screen.findByRole('button', { name: 'Reply to Rahima Khatun' })).toHaveFocus();
  expect(sent('addBlogReply').map(({ body }) => body)).toEqual([
    { slug: 'post-1', data: { commentUuid: comment.uuid, reply: 'I agree' } },
  ]);
  expect(toasts).toEqual([{ kind: 'success', message: 'An admin will publish your reply.' }]);
});

// @spec 8.41
// @error stored: addBlogReply
it('the comment form shows an error if the API refuses a reply, and keeps the text', async () => {
  logIn();
  api.fail(addBlogReply, 500);
  show();
  await press('Reply to Rahima Khatun');
  await enterText(await field('Your reply'), 'I agree');
  await press('Post reply');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('An error occurred while posting your reply.');
  expect(await field('Your reply')).toHaveValue('I agree');
});

// @spec 8.38
// @error stored: addBlogComment
it('the comment form says why the API refuses a comment, and keeps the text', async () => {
  logIn();
  api.fail(addBlogComment, 429, 'Too many tries, please wait and try again later');
  show();
  await enterText(await field(), 'Once more');
  await press('Post comment');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
  expect(await field()).toHaveValue('Once more');
});

it('the comment form keeps the text while the phone is offline', async () => {
  logIn();
  api.cut(addBlogComment);
  show();
  await enterText(await field(), 'Once more');
  await press('Post comment');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(await field()).toHaveValue('Once more');
});

it('the comment form asks a visitor to log in, and keeps the text during the login and a reload', async () => {
  logIn(false);
  const { unmount } = show();
  await enterText(await field(), 'Before the login');
  await press('Post comment');
  expect(asked).toHaveBeenCalledWith({ reason: 'comment', hasSessionEnded: false });
  expect(sent('addBlogComment')).toEqual([]);
  unmount();
  logIn();
  show();
  expect(await screen.findByDisplayValue('Before the login')).toBeVisible();
});

it('the comment form asks the customer to log in again if the session has ended, and keeps the text', async () => {
  logIn();
  api.fail(addBlogComment, 401);
  show();
  await enterText(await field(), 'Too late');
  await press('Post comment');
  expect(await screen.findByText(/Please log in/)).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ reason: 'comment', hasSessionEnded: true });
  expect(await field()).toHaveValue('Too late');
});

it('the comment form asks the customer to write something if the field is empty', async () => {
  logIn();
  show();
  await userEvent.type(await field(), '   ');
  await press('Post comment');
  expect(await field()).toHaveAccessibleDescription(/Please write something first/);
  expect(await field()).toHaveFocus();
  expect(sent('addBlogComment')).toEqual([]);
});

it('the comment form says by how many characters a text is too long, and keeps the whole text', async () => {
  logIn();
  show();
  await userEvent.click(await field());
  await userEvent.paste('a'.repeat(10_000));
  await press('Post comment');
  expect(await field()).toHaveAccessibleDescription(/9,000 are too many/);
  expect(await field()).toHaveValue('a'.repeat(10_000));
  expect(sent('addBlogComment')).toEqual([]);
});

it('the comment form restores a reply that was started before a reload', async () => {
  logIn(false);
  const { unmount } = show();
  await press('Reply to Rahima Khatun');
  await enterText(await field('Your reply'), 'I agree');
  await press('Post reply');
  expect(asked).toHaveBeenCalledWith({ reason: 'comment', hasSessionEnded: false });
  unmount();
  show();
  expect(await screen.findByDisplayValue('I agree')).toBe(await field('Your reply'));
});

it("the comments region hides one customer's pending comments from the next customer", async () => {
  const own = { uuid: uuid(9), commentUuid: null, text: 'Mine', createdAt: comment.createdAt };
  api.reply(listOwnBlogTexts, { items: [own] });
  logIn();
  show();
  expect(await screen.findByText('Mine')).toBeVisible();
  api.reply(listOwnBlogTexts, { items: [] });
  logIn(true, 'another');
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
  await waitFor(() => expect(sent('listOwnBlogTexts')).toHaveLength(2));
});

// @error logged: listOwnBlogTexts
it("the comments region shows the comments even if the API cannot list the customer's own comments", async () => {
  logIn();
  api.fail(listOwnBlogTexts, 404);
  show();
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(screen.queryByText('Waiting to be published')).not.toBeInTheDocument();
});

// @error region: listBlogComments
it('the comments region offers Retry if the comments cannot be loaded', async () => {
  logIn(false);
  show(null);
  await field();
  loads = 0;
  await press('Retry');
  expect(loads).toBe(1);
  expect(await field()).toBeVisible();
});
