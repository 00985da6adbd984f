import { createPageI18n } from '../app/createPageI18n';
import { loadTexts } from './loadTexts';

const i18nOf = () => createPageI18n('bn', [{ kept: 'আগের' }]);

describe('the texts of a remote', () => {
  it('join those of the page, which stay', async () => {
    const i18n = i18nOf();
    const messages = { kept: 'পরের', added: 'নতুন' };
    await loadTexts({ loadMessages: async () => ({ messages }) }, 'bn', i18n, 100);
    expect([i18n._('kept'), i18n._('added')]).toEqual(['আগের', 'নতুন']);
  });

  it('fail in time when they hang', async () => {
    jest.useFakeTimers();
    const hanging = { loadMessages: () => new Promise<never>(() => undefined) };
    const loading = loadTexts(hanging, 'bn', i18nOf(), 3000);
    jest.advanceTimersByTime(3000);
    await expect(loading).rejects.toThrow('No answer within 3000 ms.');
    jest.useRealTimers();
  });

  it('need not be there', async () => {
    await expect(loadTexts({}, 'bn', i18nOf(), 100)).resolves.toBeUndefined();
  });
});
