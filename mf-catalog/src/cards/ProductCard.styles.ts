import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

export const Ribbon = styled.span`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  display: flex;
`;

// On a narrow phone, the unit of measure and the former price wrap to one or two lines below the
// price. The height is fixed, so that a row of cards keeps its height when the browser lays out the
// row's last cards. A line that does not fit is not cut off, but extends into the row below.
export const Amount = styled.div`
  height: calc(var(--leading-tight) * (var(--text-l) + var(--text-s)) + 5px);
  padding: 0 var(--space-2) 0 var(--space-3);

  > p {
    row-gap: 0;
    line-height: calc(var(--leading-tight) - 0.1);
  }

  @media (max-width: 599.98px) {
    small,
    s {
      font-size: var(--text-xs);
    }

    small:not(:last-child),
    small + s {
      line-height: max(1, calc(var(--leading-tight) - 0.25));
    }
  }

  @media (min-width: 600px) {
    height: auto;
    min-height: calc(var(--leading-snug) * var(--text-l) + var(--space-1));
    padding-block-start: var(--space-1);

    > p {
      line-height: var(--leading-tight);
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  height: calc(var(--leading-body) * var(--text-s));
  padding-inline: var(--space-3);
  color: var(--color-ink-soft);
  font-size: var(--text-xs);

  /* The rating; absent for a product without ratings. */
  > :nth-child(2) {
    flex: none;
  }
`;

export const Shop = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

// The link's pressable area is high enough for a thumb, but takes no room in the layout.
export const ShopLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: flex;
  flex: 1;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  &::before {
    position: absolute;
    inset: -16px 0 -8px;
    content: '';
  }

  ${media.hover} {
    &:hover {
      color: var(--color-link);
      text-decoration: underline;
    }
  }
`;
