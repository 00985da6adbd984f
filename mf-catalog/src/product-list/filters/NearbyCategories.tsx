import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { categoryPath, featuredSectionPath, productListPath } from '@marketplace/contracts/routes';
import type { FixedFilters } from '../ProductList';
import { type CategoryTreeProps, withoutCategories } from './CategoryTree';
import { Branch, Choices } from './Choices.styles';
import { UuidChoices } from './UuidChoices';

/**
 * The category filter on the page of a section or sub-category, with links to the list of all
 * products and to all sections. On the page of a section, its sub-categories can be ticked. On the
 * page of a sub-category, its siblings are links.
 */
export function NearbyCategories({
  filters,
  fixed,
  facets,
  onToggle,
}: CategoryTreeProps & { fixed: FixedFilters }) {
  const { i18n } = useLingui();
  const { sections = [], categories = [] } = facets;
  const [current] = fixed.productCategoryUuid ?? [];
  const here =
    fixed.featuredProductGroupUuid ??
    categories.find(({ uuid }) => uuid === current)?.featuredProductGroupUuid;
  const inside = categories.filter((each) => each.featuredProductGroupUuid === here);
  const kept = withoutCategories(filters);
  return (
    <Choices>
      <li>
        <Link to={productListPath(kept)}>
          <Trans>All products</Trans>
        </Link>
      </li>
      {sections.map(({ uuid, name, productCount }) => (
        <li key={uuid}>
          <Link
            to={featuredSectionPath(uuid, kept)}
            aria-current={uuid === fixed.featuredProductGroupUuid ? 'page' : undefined}
          >
            <span>{name}</span>
            {productCount !== undefined && <small>{localDigits(productCount, i18n.locale)}</small>}
          </Link>
          {uuid === here && (
            <Branch>
              {current === undefined ? (
                <UuidChoices
                  name="productCategoryUuid"
                  choices={inside}
                  chosen={filters.productCategoryUuid}
                  onToggle={onToggle}
                />
              ) : (
                <Choices>
                  {inside.map((each) => (
                    <li key={each.uuid}>
                      <Link
                        to={categoryPath(each.handle, kept)}
                        aria-current={each.uuid === current ? 'page' : undefined}
                      >
                        <span>{each.name}</span>
                        {each.productCount !== undefined && (
                          <small>{localDigits(each.productCount, i18n.locale)}</small>
                        )}
                      </Link>
                    </li>
                  ))}
                </Choices>
              )}
            </Branch>
          )}
        </li>
      ))}
    </Choices>
  );
}
