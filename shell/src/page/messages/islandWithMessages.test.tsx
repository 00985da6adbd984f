import { I18nProvider, type Messages, Trans } from '@marketplace/contracts/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { addMessagesOnce } from './addMessages';
import { createPageI18n } from './createPageI18n';
import { islandWithMessages } from './islandWithMessages';

function Part() {
  return (
    <p>
      <Trans id="late" />
    </p>
  );
}

function show(loadMessages: () => Promise<{ messages: Messages }>) {
  const Island = islandWithMessages(async () => Part, addMessagesOnce(loadMessages), {
    when: 'load',
  });
  return render(
    <I18nProvider i18n={createPageI18n('bn', [{}])}>
      <Island />
    </I18nProvider>,
  );
}

describe('an island with messages', () => {
  afterEach(() => jest.restoreAllMocks());

  it('waits for its messages', async () => {
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

  it('is not shown when its messages fail to load, and logs the failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { container } = show(async () => {
      throw new Error('gone');
    });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(container.textContent).toBe('');
  });
});
