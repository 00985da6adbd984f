import { type I18n, useLingui } from '@marketplace/contracts/i18n';
import { type IslandOptions, island } from '@marketplace/contracts/islands';
import type { ComponentType } from 'react';

const usePageI18n = () => useLingui().i18n;

/** An island of the shell that loads its own messages with its code. */
export const islandWithMessages = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  addMessages: (i18n: I18n) => Promise<void>,
  options: IslandOptions<I18n>,
) =>
  island<Props, I18n>(
    async (i18n: I18n) => {
      const [Part] = await Promise.all([load(), addMessages(i18n)]);
      return Part;
    },
    { ...options, useContext: usePageI18n },
  );
