import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

export const Panel = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-1);
`;

/** Searches of one kind under their heading. */
export const Group = styled.div.attrs({ role: 'group' })``;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--target);
  padding-inline-start: var(--space-3);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  line-height: var(--leading-snug);

  b {
    font-weight: var(--weight-medium);
  }
`;

export const ClearButton = styled.button`
  min-height: var(--target);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-link);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  cursor: pointer;
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Row = styled.li`
  display: flex;
  border-radius: var(--radius-s);

  ${media.hover} {
    &:hover {
      background: var(--color-sunken);
    }
  }
`;

export const Term = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: var(--target);
  padding-inline: var(--space-3);
  border-radius: var(--radius-s);
  color: var(--color-ink);
  text-decoration: none;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    color: var(--color-ink-soft);
  }
`;

export const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0 var(--space-3) var(--space-3);
`;

export const Chip = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: var(--color-sunken);
    }
  }
`;
