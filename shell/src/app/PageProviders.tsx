import { defaultMarketConfig, type MarketConfig } from '@marketplace/contracts/config/marketConfig';
import { type I18n, I18nProvider } from '@marketplace/contracts/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import { type WidgetLoader, WidgetLoaderProvider } from '../composition/WidgetLoader';

const ConfigContext = createContext<MarketConfig>(defaultMarketConfig);

export const useMarketConfig = () => useContext(ConfigContext);

interface PageProvidersProps {
  i18n: I18n;
  config: MarketConfig;
  widgets: WidgetLoader;
  children: ReactNode;
}

/** What the shell's own tree needs from above; remotes rely on the language alone. */
export function PageProviders({ i18n, config, widgets, children }: PageProvidersProps) {
  return (
    <ConfigContext value={config}>
      <WidgetLoaderProvider value={widgets}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </WidgetLoaderProvider>
    </ConfigContext>
  );
}
