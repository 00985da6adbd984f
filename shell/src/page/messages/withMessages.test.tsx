import { I18nProvider, type Messages, Trans } from '@marketplace/contracts/i18n';
import { Region } from '@marketplace/contracts/rendering';
import { render, screen, waitFor } from '@testing-library/react';
import { addMessagesOnce } from './addMessages';
import { createPageI18n } from './createPageI18n';
import { withMessages } from './withMessages';

function Part() {
  return (
    <p>
      <Trans id="late" />
    </p>
  );
}

function show(loadMessages: () => Promise<{ messages: Messages }>) {
  const load = withMessages(async () => Part, addMessagesOnce(loadMessages));
  const i18n = createPageI18n('bn', [{}]);
  return render(
    <I18nProvider i18n={i18n}>
      <Region when="load" load={load(i18n)} />
    </I18nProvider>,
  );
}

describe('a region with messages', () => {
  afterEach(() => jest.restoreAllMocks());

  it('stays empty until its messages have loaded', async () => {
    let arrive: ((loaded: { messages: Messages }) => void) | undefined;
    const { container } = show(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await waitFor(() => expect(arrive).toBeDefined());
    expect(container.textContent).toBe('');
    arrive?.({ messages: { late: 'দেরিতে' } });
    expect(await screen.findByText('দেরিতে')).toBeVisible();
  });

  it('stays empty and logs the failure if its messages fail to load', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { container } = show(async () => {
      throw new Error('gone');
    });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(container.textContent).toBe('');
  });
});
