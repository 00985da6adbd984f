import { useLingui } from '@lingui/react/macro';
import { RetryPanel } from '../../retry-panel/RetryPanel';
import type { Facets } from '../facets/Facets';
import type { FixedFilters } from '../ListPlace';

interface MissingFiltersProps {
  facets: Facets;
  fixed: FixedFilters;
  /** The page brings its categories along, and needs none of the market's. */
  hasOwnCategories: boolean;
}

/** Says that there are more filters than could be loaded; those that are there go on working. */
export function MissingFilters({ facets, fixed, hasOwnCategories }: MissingFiltersProps) {
  const { t } = useLingui();
  const { sections, categories, tags, brands } = facets;
  // A section's page that lacks the sections says so in place of its name.
  if (fixed.featuredProductGroupUuid !== undefined && !sections) return null;
  if (!hasOwnCategories && !(sections && categories)) {
    return <RetryPanel title={t`The categories could not be loaded`} />;
  }
  return tags && brands ? null : <RetryPanel title={t`Something went wrong`} />;
}
