import { useLingui } from '@lingui/react/macro';
import { RetryPanel } from '../retry-panel/RetryPanel';
import { ListWaiting } from './ListWaiting';
import { useLate } from './useLate';

export interface ListFailureProps {
  /** `section`: its name alone, beside products that are there. */
  what: 'products' | 'shops' | 'categories' | 'section';
  /** Still on its way; left out where it failed. */
  late?: Promise<unknown>;
}

/** Stands where a list could not be loaded, or is slow to come; what is around it goes on working. */
export function ListFailure({ what, late }: ListFailureProps) {
  const { t } = useLingui();
  const isWaiting = useLate(late);
  if (isWaiting) return <ListWaiting what={what} />;
  const title = {
    products: t`These products could not be loaded`,
    shops: t`The shops could not be loaded`,
    categories: t`The categories could not be loaded`,
    section: t`The categories could not be loaded`,
  }[what];
  return <RetryPanel title={title} />;
}
