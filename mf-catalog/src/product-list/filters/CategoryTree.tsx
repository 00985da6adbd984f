import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { useState } from 'react';
import type { Category, Section } from '../facets/Facets';
import type { CategoryFilterProps } from './CategoryFilter';
import { Branch, Choices } from './choices.styles';
import { UuidChoices } from './UuidChoices';
import { withoutCategories } from './withoutCategories';

type CategoryTreeProps = Omit<CategoryFilterProps, 'fixed' | 'categories'>;

/** The sections, folded, with their sub-categories to tick: several, of any section. */
export function CategoryTree({ facets, ...rest }: CategoryTreeProps) {
  const { sections = [], categories = [] } = facets;
  return sections.map((section) => {
    const inside = categories.filter((each) => each.featuredProductGroupUuid === section.uuid);
    return <Twig key={section.uuid} section={section} inside={inside} {...rest} />;
  });
}

interface TwigProps extends Omit<CategoryTreeProps, 'facets'> {
  section: Section;
  inside: readonly Category[];
}

function Twig({ section, inside, filters, onToggle }: TwigProps) {
  const { i18n } = useLingui();
  const { uuid, name, productCount } = section;
  const chosen = filters.productCategoryUuid;
  // Afterwards it is the shopper's to fold: it must not close over the last tick taken away.
  const [isOpenAtFirst] = useState(
    filters.featuredProductGroupUuid === uuid || inside.some((each) => chosen?.includes(each.uuid)),
  );
  return (
    <Fold open={isOpenAtFirst}>
      <summary>
        <span>{name}</span>
        <small>{localDigits(productCount, i18n.locale)}</small>
        <Icon name="chevron-down" size="small" />
      </summary>
      <Branch>
        <Choices as="div">
          <Link to={featuredSectionPath(uuid, withoutCategories(filters))}>
            <Trans>All of {name}</Trans>
          </Link>
        </Choices>
        <UuidChoices
          name="productCategoryUuid"
          choices={inside}
          chosen={chosen}
          onToggle={onToggle}
        />
      </Branch>
    </Fold>
  );
}

const Fold = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-inline: var(--space-2);
    font-size: var(--text-s);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  small {
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
