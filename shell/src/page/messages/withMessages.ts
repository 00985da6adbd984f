import type { I18n } from '@marketplace/contracts/i18n';
import { loadWith } from '../loadWith';

/** Makes the `load` property of a region that loads its messages together with its code. */
export const withMessages = <Part>(
  load: () => Promise<Part>,
  addMessages: (i18n: I18n) => Promise<void>,
) =>
  loadWith(async (i18n: I18n) => {
    const [part] = await Promise.all([load(), addMessages(i18n)]);
    return part;
  });
