import { Trans, useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import type { Names } from '../facets/filterLabels';
import type { ListRoute } from '../ProductList';
import { activeFilters, type ListFilters, resetFilters } from '../query/ListFilters';
import { FilterName } from './FilterName';

interface FilterChipsProps {
  filters: ListFilters;
  names: Names;
  pathFor: ListRoute['pathFor'];
}

/** Links that remove the active filters, one by one, and a last link that removes all. */
export function FilterChips({ filters, names, pathFor }: FilterChipsProps) {
  const { t } = useLingui();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Chips aria-label={t`Chosen filters`}>
      {active.map((filter) => (
        <li key={'uuid' in filter ? filter.uuid : filter.kind}>
          <Chip to={pathFor(filter.without)} preventScrollReset>
            <VisuallyHidden>
              <Trans>Remove filter:</Trans>{' '}
            </VisuallyHidden>
            <FilterName filter={filter} filters={filters} names={names} />
            <Icon shape={icons.close} size="small" />
          </Chip>
        </li>
      ))}
      <li>
        <ClearAll to={pathFor(resetFilters(filters))} preventScrollReset>
          <Trans context="filters">Clear all</Trans>
        </ClearAll>
      </li>
    </Chips>
  );
}

const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const ClearAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-2);
  font-size: var(--text-s);
`;

const Chip = styled(ClearAll)`
  gap: var(--space-2);
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink);
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
      background: var(--color-brand-soft);
    }
  }
`;
