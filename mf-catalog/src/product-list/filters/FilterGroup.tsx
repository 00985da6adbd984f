import * as icons from '@marketplace/contracts/design/icons';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import type { ReactNode } from 'react';

/** A kind of filter, which can be folded under its name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold open>
      <summary>
        <span>{title}</span>
        <Icon shape={icons.chevronDown} size="small" />
      </summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </Fold>
  );
}

const Fold = styled.details`
  padding-block: var(--space-1);
  & + & {
    border-block-start: 1px solid var(--color-line);
  }

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    padding-inline: var(--space-2);
    font-weight: var(--weight-bold);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
