import { useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { ofName } from '@marketplace/contracts/i18n/banglaEndings';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { featuredSectionPath, type NarrowedListQuery } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { type ChangeEvent, useState } from 'react';
import type { Category, Facets, Section } from '../facets/Facets';
import type { ListFilters } from '../query/ListFilters';
import { Branch, Choices } from './Choices.styles';
import { UuidChoices } from './UuidChoices';

export interface CategoryTreeProps {
  filters: ListFilters;
  facets: Facets;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * The sections as folded groups of sub-categories. A shopper can tick several sub-categories, even
 * in different sections.
 */
export function CategoryTree({ facets, ...rest }: CategoryTreeProps) {
  const { sections = [], categories = [] } = facets;
  return sections.map((section) => {
    const inside = categories.filter((each) => each.featuredProductGroupUuid === section.uuid);
    return <SectionFold key={section.uuid} section={section} inside={inside} {...rest} />;
  });
}

interface SectionFoldProps extends Omit<CategoryTreeProps, 'facets'> {
  section: Section;
  inside: readonly Category[];
}

function SectionFold({ section, inside, filters, onToggle }: SectionFoldProps) {
  const { i18n, t } = useLingui();
  const { uuid, productCount } = section;
  const name = ofName(section.name, i18n.locale);
  const chosen = filters.productCategoryUuid;
  // Sets only the initial state, because a group must not close when its last tick is removed.
  const [isOpenAtFirst] = useState(
    filters.featuredProductGroupUuid === uuid || inside.some((each) => chosen?.includes(each.uuid)),
  );
  return (
    <Fold open={isOpenAtFirst}>
      <summary>
        <span>{section.name}</span>
        {productCount !== undefined && <small>{localDigits(productCount, i18n.locale)}</small>}
        <Icon shape={icons.chevronDown} size="small" />
      </summary>
      <Branch>
        <Choices as="div">
          <Link to={featuredSectionPath(uuid, withoutCategories(filters))}>
            {t`All of ${name}`}
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

/**
 * Removes section and sub-categories from the filters, for a link to another section or
 * sub-category.
 */
export function withoutCategories({
  productCategoryUuid: _,
  featuredProductGroupUuid: __,
  ...kept
}: ListFilters): NarrowedListQuery {
  return kept;
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
