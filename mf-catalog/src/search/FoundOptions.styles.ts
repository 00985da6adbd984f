import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

export const Option = styled(Link)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  > :first-child {
    border-radius: var(--radius-s);
  }

  mark {
    background: none;
    color: inherit;
    font-weight: var(--weight-bold);
  }

  /* Puts the measure below the price, because a long name leaves no room for both in one line. */
  > p {
    flex-direction: column;
    align-items: end;
  }

  > p > span {
    font-size: var(--text-s);
  }

  &[aria-selected='true'] {
    background: var(--color-brand-soft);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid highlight;
      outline-offset: -2px;
    }
  }
`;

/** The name of a product, at most two lines, above its section. */
export const Named = styled.span`
  display: grid;

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  > small {
    color: var(--color-ink-soft);
  }
`;

export const AllOption = styled(Option)`
  grid-template-columns: 48px minmax(0, 1fr);
  justify-items: start;
  color: var(--color-link);
  font-weight: var(--weight-medium);

  > svg {
    justify-self: center;
  }
`;

/** The options for sections, categories and shops. They stay in view while the products scroll. */
export const Places = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--space-1));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block: var(--space-2);
  background: var(--color-surface);
`;

export const PlaceOption = styled(Option)`
  display: flex;
  flex: none;
  gap: var(--space-2);
  min-height: var(--target);
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line);
`;
