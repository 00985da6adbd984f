import { type I18n, I18nProvider } from '@marketplace/contracts/i18n';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageTable } from '@marketplace/contracts/pages/pageTable';
import type { ReactNode } from 'react';
import {
  MarketConfigContext,
  PageTableContext,
  type WidgetLoader,
  WidgetLoaderContext,
} from '../page/contexts';

interface PageProvidersProps {
  i18n: I18n;
  config: MarketConfig;
  pages: PageTable;
  widgets: WidgetLoader;
  children: ReactNode;
}

/**
 * Provides the contexts that the shell's components use. Remotes may rely only on the context of
 * the language.
 */
export function PageProviders({ i18n, config, pages, widgets, children }: PageProvidersProps) {
  return (
    <MarketConfigContext value={config}>
      <PageTableContext value={pages}>
        <WidgetLoaderContext value={widgets}>
          <I18nProvider i18n={i18n}>{children}</I18nProvider>
        </WidgetLoaderContext>
      </PageTableContext>
    </MarketConfigContext>
  );
}
