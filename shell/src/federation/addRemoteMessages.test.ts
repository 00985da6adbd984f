import { createPageI18n } from '../page/messages/createPageI18n';
import { addRemoteMessages } from './addRemoteMessages';

const i18nOf = () => createPageI18n('bn', [{ kept: 'আগের' }]);

describe('addRemoteMessages', () => {
  it("adds a remote's messages without replacing existing ones", async () => {
    const i18n = i18nOf();
    const messages = { kept: 'পরের', added: 'নতুন' };
    await addRemoteMessages({ loadMessages: async () => ({ messages }) }, 'bn', i18n, 100);
    expect([i18n._('kept'), i18n._('added')]).toEqual(['আগের', 'নতুন']);
  });

  it('throws if the messages do not load within the time limit', async () => {
    jest.useFakeTimers();
    const hanging = { loadMessages: () => new Promise<never>(() => undefined) };
    const loading = addRemoteMessages(hanging, 'bn', i18nOf(), 3000);
    jest.advanceTimersByTime(3000);
    await expect(loading).rejects.toThrow('No answer within 3000 ms.');
    jest.useRealTimers();
  });

  it('accepts a remote that has no messages', async () => {
    await expect(addRemoteMessages({}, 'bn', i18nOf(), 100)).resolves.toBeUndefined();
  });
});
