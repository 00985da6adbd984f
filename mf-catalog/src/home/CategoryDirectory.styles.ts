import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

/** Cards that scroll sideways on phones and stand side by side on wide screens. */
export const Groups = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: clamp(58%, 12.5rem, 100%);
  grid-auto-flow: column;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;

  @media (min-width: 600px) {
    grid-auto-columns: clamp(30%, 12.5rem, 100%);
  }

  ${media.medium} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: var(--space-4);
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`;

// As high as six sub-categories, the usual number in a section, so that their arrival causes no
// layout shift.
export const Group = styled.li`
  min-height: calc(7 * var(--target) + var(--space-4));
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  scroll-snap-align: start;
`;

export const GroupName = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--space-2);
  color: var(--color-ink);
  font-weight: var(--weight-bold);
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Entries = styled.ul.attrs({ role: 'list' })``;

export const Entry = styled(Link)`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: var(--target);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-m);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-tight);
  text-decoration: none;

  > :first-child {
    border-radius: var(--radius-s);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-brand-soft);
    }
  }
`;
