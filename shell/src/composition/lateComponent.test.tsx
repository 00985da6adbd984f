import { I18nProvider, type Messages, Trans } from '@marketplace/contracts/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { createPageI18n } from '../app/createPageI18n';
import { absentWidgets, idleAtOnce } from '../testing/renderInShell';
import { lateComponent } from './lateComponent';
import { textsOnce } from './textsOnce';
import { WidgetLoaderProvider } from './WidgetLoader';

function Part() {
  return (
    <p>
      <Trans id="late" />
    </p>
  );
}

function show(loadMessages: () => Promise<{ messages: Messages }>) {
  const Late = lateComponent('part', async () => Part, { addTexts: textsOnce(loadMessages) });
  return render(
    <WidgetLoaderProvider value={absentWidgets}>
      <I18nProvider i18n={createPageI18n('bn', [{}])}>
        <Late />
      </I18nProvider>
    </WidgetLoaderProvider>,
  );
}

describe('a part of the shell that comes late', () => {
  beforeEach(idleAtOnce);
  afterEach(() => jest.restoreAllMocks());

  it('waits for its texts', async () => {
    let arrive: (catalogue: { messages: Messages }) => void = () => undefined;
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

  it('stays away where its texts cannot be had, and says so in the log alone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { container } = show(async () => {
      throw new Error('gone');
    });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(container.textContent).toBe('');
  });
});
