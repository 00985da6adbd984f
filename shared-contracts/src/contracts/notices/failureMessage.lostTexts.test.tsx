import { ApiError } from '@marketplace/contracts/api/client';
import { failureMessage } from './failureMessage';

jest.mock('./refusalTexts', () => {
  throw new Error('Loading chunk failed');
});

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['en', 'Only 2 of Rui Fish are left'],
  ['bn', 'কিছু একটা সমস্যা হয়েছে'],
])(
  'if the texts of refusals cannot be loaded, failureMessage stays in the language %s',
  async (lang, text) => {
    document.documentElement.lang = lang;
    const shortage = new ApiError({
      kind: 'http',
      status: 409,
      code: 'out-of-stock',
      message: 'Only 2 of Rui Fish are left',
    });
    await expect(failureMessage(shortage)).resolves.toBe(text);
  },
);
