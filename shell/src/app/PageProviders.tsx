import type { MarketConfig } from '@marketplace/contracts/config/marketConfig';
import { type I18n, I18nProvider } from '@marketplace/contracts/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import { defaultMarketConfig } from '@marketplace/contracts/config/marketConfig';

const ConfigContext = createContext<MarketConfig>(defaultMarketConfig);

export const useMarketConfig = () => useContext(ConfigContext);

interface PageProvidersProps {
  i18n: I18n;
  config: MarketConfig;
  children: ReactNode;
}

/** What the shell's own tree needs from above; remotes rely on the language alone. */
export function PageProviders({ i18n, config, children }: PageProvidersProps) {
  return (
    <ConfigContext value={config}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ConfigContext>
  );
}
