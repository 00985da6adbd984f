import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Card = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  transition: box-shadow var(--duration-fast) var(--ease);

  ${media.hover} {
    &:hover {
      box-shadow: var(--shadow-2);
    }
  }

  ${media.medium} {
    padding: var(--space-5) var(--space-6);
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);

  h2 {
    flex: 1 1 7em;
    font-size: var(--text-l);
    font-variant-numeric: tabular-nums;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

export const Goods = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  padding-block-start: var(--space-3);

  @media (min-width: 600px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Pictures = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(4, 64px);
  gap: var(--space-2);

  > * {
    border-radius: var(--radius-m);
  }

  /* Reserves space for four pictures, so that the names in all cards are aligned. */
  @media (min-width: 600px) {
    grid-column: auto;
  }
`;

export const Names = styled.p`
  display: -webkit-box;
  /* Reserves two lines of text, so that nothing moves if the text wraps when the font loads. */
  min-height: 2lh;
  overflow: hidden;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Total = styled.p`
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;
