import { useLingui } from '@lingui/react/macro';
import type { Shop } from '@marketplace/contracts/api/shops';
import * as media from '@marketplace/contracts/design/breakpoints';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { shopPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { sidewaysRow } from '@marketplace/contracts/ui/sidewaysRow';

interface ShopCategoriesProps {
  shop: Shop;
  /** Uuids of the categories to which the list below is limited. */
  chosen: string | readonly string[] | undefined;
}

/**
 * Links to the shop's products, one per category. The link of the chosen category leads back to all
 * products of the shop. Renders nothing for fewer than two categories.
 */
export function ShopCategories({ shop, chosen = [] }: ShopCategoriesProps) {
  const { t, i18n } = useLingui();
  const { handle, name: shopName, categories } = shop;
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t`Categories of ${shopName}`}>
      <Choices>
        {categories.map(({ uuid, name, productCount }) => {
          const isChosen = chosen.includes(uuid);
          return (
            <li key={uuid}>
              <Choice
                to={shopPath(handle, isChosen ? {} : { productCategoryUuid: uuid })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
              >
                <span>{name}</span> <small>{localDigits(productCount, i18n.locale)}</small>
              </Choice>
            </li>
          );
        })}
      </Choices>
    </nav>
  );
}

// On wider screens, the columns set the widths of the links. Otherwise a font that loads late would
// cause a layout shift.
const Choices = styled.ul.attrs({ role: 'list' })`
  ${sidewaysRow}

  > li {
    max-width: 80%;
  }

  @media (min-width: 600px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));

    > li {
      max-width: none;
    }
  }
`;

const Choice = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  height: 100%;
  min-height: var(--target);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  small {
    flex: none;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }

  &[aria-current] {
    border-color: var(--color-link);
    background: var(--color-brand-soft);
    font-weight: var(--weight-bold);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
    }
  }
`;
