import styled from '@marketplace/contracts/styled';

export const Card = styled.div<{ $isFaded: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  /*
   * The button follows the text directly. Otherwise it would move when a taller card appears beside
   * this one.
   */
  align-content: start;
  height: 100%;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  opacity: ${({ $isFaded }) => ($isFaded ? 0.45 : 1)};
  transition: opacity var(--duration-fast) var(--ease);

  @media (min-width: 600px) {
    padding: var(--space-3);
  }
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-m);
`;

export const Remove = styled.div`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);

  > a {
    display: -webkit-box;
    overflow: hidden;
    /*
     * Always two lines high, so that a longer name in the card beside this one causes no layout
     * shift.
     */
    min-height: 2lh;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    line-height: var(--leading-snug);
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

// Lets the old price or the price drop wrap below the price, because cards on a phone are narrow.
export const Amount = styled.div`
  min-height: calc(2 * var(--leading-snug) * var(--text-l));

  @media (min-width: 600px) {
    min-height: 0;
  }
`;

export const Drop = styled.p`
  color: var(--color-good);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;

export const Shop = styled.p`
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
