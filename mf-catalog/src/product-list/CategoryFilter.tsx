import { Trans, useLingui } from '@lingui/react/macro';
import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { productListPath } from '@marketplace/contracts/routes';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Branch, Choice, Choices, Fold, FoldLabel } from './CategoryFilter.styles';
import { openGroupUuid } from './openGroupUuid';
import type { ListQuery } from './readListQuery';

interface CategoryFilterProps {
  query: ListQuery;
  groups: readonly FeaturedProductGroup[];
  subCategories: readonly SubCategory[];
}

/**
 * Sections of the market and, inside the open one, its sub-categories. Plain links, so it works
 * without JavaScript; on phones a native `<details>` folds it away. Two siblings, for the grid of the
 * page to place.
 */
export function CategoryFilter({ query, groups, subCategories }: CategoryFilterProps) {
  const { t, i18n } = useLingui();
  const { shopUuid, productName, sort, productCategoryUuid, featuredProductGroupUuid } = query;
  const kept = { shopUuid, productName, sort };
  const openGroup = openGroupUuid(query, subCategories);
  return (
    <>
      <Fold>
        <FoldLabel>
          <Icon name="filter" size="small" />
          <Trans>Categories</Trans>
          <Icon name="chevron-down" size="small" />
        </FoldLabel>
      </Fold>
      <nav aria-label={t`Categories`}>
        <Choices>
          <li>
            <Choice
              to={productListPath(kept)}
              aria-current={openGroup || productCategoryUuid ? undefined : 'true'}
            >
              <Trans>All products</Trans>
            </Choice>
          </li>
          {groups.map(({ uuid, name, productCount }) => (
            <li key={uuid}>
              <Choice
                to={productListPath({ featuredProductGroupUuid: uuid, ...kept })}
                aria-current={
                  uuid === featuredProductGroupUuid && !productCategoryUuid ? 'true' : undefined
                }
              >
                {name} <small>{localDigits(productCount, i18n.locale)}</small>
              </Choice>
              {uuid === openGroup && (
                <Branch>
                  {subCategories
                    .filter((each) => each.featuredProductGroupUuid === uuid)
                    .map((each) => (
                      <li key={each.uuid}>
                        <Choice
                          to={productListPath({ productCategoryUuid: each.uuid, ...kept })}
                          aria-current={each.uuid === productCategoryUuid ? 'true' : undefined}
                        >
                          {each.name} <small>{localDigits(each.productCount, i18n.locale)}</small>
                        </Choice>
                      </li>
                    ))}
                </Branch>
              )}
            </li>
          ))}
        </Choices>
      </nav>
    </>
  );
}
