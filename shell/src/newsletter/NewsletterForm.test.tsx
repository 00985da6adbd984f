import { subscribe } from '@marketplace/contracts/api/newsletter';
import { bus } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { NewsletterForm } from './NewsletterForm';

let api: FakeApi;
const toasts: string[] = [];
const stop = bus.subscribe('toast:requested', ({ message }) => toasts.push(message));

const field = () => screen.getByRole('textbox', { name: 'Your email address' });

async function send(text: string) {
  renderInShell(<NewsletterForm />);
  if (text) await userEvent.type(field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

beforeEach(() => {
  toasts.length = 0;
  api = fakeApi();
  api.reply(subscribe, { isDone: true });
});
afterAll(stop);

describe('the newsletter form', () => {
  // @spec 5.4
  it.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['ayesha', 'Please enter a valid email address'],
    ['ayesha@', 'Please enter a valid email address'],
    ['a b@mail.example', 'Please enter a valid email address'],
  ])('shows an error for %j and keeps the typed text', async (text, message) => {
    await send(text);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(text.trim());
    expect(api.sent).toEqual([]);
  });

  // @spec 4.18, 8.11
  it('subscribes, shows a toast and clears the form', async () => {
    await send(' ayesha@mail.example');
    await waitFor(() => expect(toasts).toEqual(['Successfully Subscribed']));
    expect(api.sent.map(({ body }) => body)).toEqual([{ email: 'ayesha@mail.example' }]);
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('removes the error once a later attempt succeeds', async () => {
    await send('ayesha');
    await waitFor(() => expect(field()).toBeInvalid());
    await userEvent.type(field(), '@mail.example{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(field()).toHaveAccessibleDescription('');
  });

  // @error stored: subscribe
  it("shows the API's error message", async () => {
    api.fail(subscribe, 429, 'Too many tries. Please wait a little.');
    await send('ayesha@mail.example');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Too many tries. Please wait a little.'),
    );
    expect(field()).toHaveValue('ayesha@mail.example');
  });

  it('can be sent again after a network error', async () => {
    api.cut(subscribe);
    await send('ayesha@mail.example');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Something went wrong'));
    api.reply(subscribe, { isDone: true });
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(toasts).toEqual(['Successfully Subscribed']));
  });
});
