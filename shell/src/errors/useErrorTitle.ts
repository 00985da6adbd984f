import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { documentTitle } from '../app/documentTitle';
import { useMarketConfig } from '../app/PageProviders';

/** The title of a page that failed, as the server would have written it. */
export function useErrorTitle(status: number): void {
  const { i18n } = useLingui();
  const { brandName } = useMarketConfig();
  useEffect(() => {
    document.title = documentTitle(undefined, status, i18n, brandName);
  }, [status, i18n, brandName]);
}
