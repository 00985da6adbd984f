import { useLingui } from '@lingui/react/macro';
import { LateRetry } from './LateRetry';

/** Stands for the products of one section, or of all where not even the sections are known. */
export function ProductsError() {
  const { t } = useLingui();
  return <LateRetry title={t`These products could not be loaded`} />;
}
