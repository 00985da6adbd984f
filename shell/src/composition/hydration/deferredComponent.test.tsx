import { I18nProvider, type Messages, Trans } from '@marketplace/contracts/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { WidgetLoaderContext } from '../../page/contexts';
import { addMessagesOnce } from '../../page/messages/addMessages';
import { createPageI18n } from '../../page/messages/createPageI18n';
import { runIdleCallbacksAtOnce, unavailableWidgets } from '../../testing/renderInShell';
import { deferredComponent } from './deferredComponent';

function Part() {
  return (
    <p>
      <Trans id="late" />
    </p>
  );
}

function show(loadMessages: () => Promise<{ messages: Messages }>) {
  const Late = deferredComponent('part', async () => Part, {
    addMessages: addMessagesOnce(loadMessages),
  });
  return render(
    <WidgetLoaderContext value={unavailableWidgets}>
      <I18nProvider i18n={createPageI18n('bn', [{}])}>
        <Late />
      </I18nProvider>
    </WidgetLoaderContext>,
  );
}

describe('a deferred component', () => {
  beforeEach(runIdleCallbacksAtOnce);
  afterEach(() => jest.restoreAllMocks());

  it('waits for its messages', async () => {
    let arrive: (loaded: { messages: Messages }) => void = () => undefined;
    const { container } = show(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await Promise.resolve();
    expect(container.textContent).toBe('');
    arrive({ messages: { late: 'দেরিতে' } });
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
