import { addMessagesOnce } from './addMessages';
import { createPageI18n } from './createPageI18n';

const i18nOf = () => createPageI18n('bn', [{ kept: 'আগের' }]);
const loaded = { messages: { kept: 'পরের', added: 'নতুন' } };

describe('deferred messages', () => {
  it('do not replace existing messages, and do not render the page again', async () => {
    const i18n = i18nOf();
    const change = jest.fn();
    i18n.on('change', change);
    await addMessagesOnce(async () => loaded)(i18n);
    expect([i18n._('kept'), i18n._('added')]).toEqual(['আগের', 'নতুন']);
    expect(change).not.toHaveBeenCalled();
  });

  it("are fetched once per page, in the page's language", async () => {
    const load = jest.fn(async () => loaded);
    const addTexts = addMessagesOnce(load);
    const [first, second] = [i18nOf(), i18nOf()];
    await addTexts(first);
    await addTexts(first);
    await addTexts(second);
    expect(load.mock.calls).toEqual([['bn'], ['bn']]);
    expect(second._('added')).toBe('নতুন');
  });

  it('are fetched again after a failure', async () => {
    const load = jest.fn(async () => loaded).mockRejectedValueOnce(new Error('gone'));
    const addTexts = addMessagesOnce(load);
    const i18n = i18nOf();
    await expect(addTexts(i18n)).rejects.toThrow('gone');
    await addTexts(i18n);
    expect(i18n._('added')).toBe('নতুন');
  });
});
