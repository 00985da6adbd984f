import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRegion } from './testing/hydrateRegion';

function Alert() {
  const [sent, setSent] = useState<string>();
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('phone')));
      }}
    >
      <input name="phone" />
      <button type="submit">Tell me</button>
      <output>sent {sent}</output>
    </form>
  );
}

/** Reads its form at each change, like the filters of a list. */
function ListFilter() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <form
      onChange={({ currentTarget }) =>
        setChosen(new FormData(currentTarget).getAll('tag').map(String))
      }
    >
      <input type="hidden" name="tag" value="unlisted" />
      {['rui', 'ilish'].map((tag) => (
        <input
          key={tag}
          type="checkbox"
          name="tag"
          value={tag}
          aria-label={tag}
          checked={chosen.includes(tag)}
          onChange={() => undefined}
        />
      ))}
      <input aria-label="Search in Tags" />
      <input aria-label="Search in Brands" />
      <output>chosen: {chosen.join(' ')}</output>
    </form>
  );
}

const send = () => screen.getByRole('button', { name: 'Tell me' });

describe('a form whose code loads late', () => {
  it('is sent by its code and not by the browser, with the text that was typed before the code loaded', async () => {
    const { arrive } = await hydrateRegion(Alert);
    await userEvent.type(screen.getByRole('textbox'), '01711000001');
    expect(fireEvent.click(send())).toBe(false);
    await arrive();
    // The press is replayed after the text, in a task of its own.
    expect(await screen.findByText('sent 01711000001')).toBeVisible();
  });

  it('is sent once by the browser, with the last pressed button, if no code loads', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation();
    await hydrateRegion(Alert);
    jest.useFakeTimers();
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(3_900));
    expect(submit).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(4_200));
    expect(submit.mock.calls).toEqual([[send()]]);
    submit.mockRestore();
  });

  it('is not sent a second time if the browser has already sent it', async () => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'requestSubmit')
      .mockImplementation(function sent(this: HTMLFormElement) {
        // Cancels the event, because jsdom cannot navigate and would report an error.
        this.addEventListener('submit', (event) => event.preventDefault(), { once: true });
        this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      });
    const { arrive } = await hydrateRegion(Alert);
    await userEvent.type(screen.getByRole('textbox'), '01711000001');
    jest.useFakeTimers();
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(send())).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(submit).toHaveBeenCalledTimes(1);
    await arrive();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('sent')).toBeVisible();
    submit.mockRestore();
  });

  it.each([
    [
      'again if the visitor has come back to its page',
      ['pagehide', 'pageshow'],
      'sent 01711000001',
    ],
    ['only once if its page has just finished loading', ['pageshow'], 'sent'],
  ])('is sent %s', async (_what, events, sent) => {
    const { arrive } = await hydrateRegion(Alert);
    await userEvent.type(screen.getByRole('textbox'), '01711000001');
    // Sends the form as a browser does without any script.
    for (const form of document.forms) fireEvent.submit(form);
    for (const event of events) window.dispatchEvent(new Event(event));
    fireEvent.click(send());
    await arrive();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText(sent)).toBeVisible();
  });

  it('keeps all boxes that the visitor ticked, and passes them to its code', async () => {
    const { arrive } = await hydrateRegion(ListFilter);
    await userEvent.click(screen.getByRole('checkbox', { name: 'rui' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'ilish' }));
    await arrive();
    expect(await screen.findByText('chosen: unlisted rui ilish')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'rui' })).toBeChecked();
  });

  it('restores a text to the right field, even if several fields have no name', async () => {
    const { arrive } = await hydrateRegion(ListFilter);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search in Brands' }), 'aarong');
    await arrive();
    expect(screen.getByRole('textbox', { name: 'Search in Brands' })).toHaveValue('aarong');
    expect(screen.getByRole('textbox', { name: 'Search in Brands' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Search in Tags' })).toHaveValue('');
  });
});
