import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Row = styled.li<{ $isFaded: boolean }>`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  opacity: ${({ $isFaded }) => ($isFaded ? 0.45 : 1)};
  transition: opacity var(--duration-fast) var(--ease);

  & + & {
    border-block-start: 1px solid var(--color-line);
  }

  ${media.medium} {
    grid-template-columns: 112px minmax(0, 1fr) minmax(20rem, auto);
  }
`;

export const Frame = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: var(--radius-m);
`;

export const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);

  > a {
    display: -webkit-box;
    overflow: hidden;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    line-height: var(--leading-snug);
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    ${media.hover} {
      &:hover {
        color: var(--color-link);
        text-decoration: underline;
      }
    }
  }
`;

export const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const LineTotal = styled.p<{ $isFaded: boolean }>`
  opacity: ${({ $isFaded }) => ($isFaded ? 0.5 : 1)};
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

/** The columns have fixed widths, so that late content causes no layout shift. */
export const Foot = styled.form`
  display: grid;
  grid-template-columns: calc(3 * var(--target) + 2px) minmax(0, 1fr) var(--target);
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-3);

  @media (max-width: 399.98px) {
    gap: var(--space-1);
  }

  /* The total is below the stepper, because an amount of five digits does not fit beside it. */
  @media (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr) var(--target);

    > ${LineTotal} {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  ${media.medium} {
    grid-column: auto;
    gap: var(--space-4);
  }
`;

export const SavedFoot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  ${media.medium} {
    grid-column: auto;
    justify-content: end;
    gap: var(--space-4);
  }
`;

/** Aligns the text of a button without a border with the left edge of the text above. */
export const LineAct = styled.div`
  margin-inline-start: calc(-1 * var(--space-3));
  font-size: var(--text-s);
`;
