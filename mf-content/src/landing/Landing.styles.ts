import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { RowCard } from '../RowCard';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  padding-block: var(--space-8) var(--space-12);
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

export const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;

export const Card = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  svg {
    color: var(--color-link);
  }

  p {
    color: var(--color-ink-soft);
  }
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
  font-size: var(--text-xl);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

export const ShopCard = styled(RowCard)`
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4);

  > :last-child {
    display: grid;
    align-content: center;
    /* Reserves two lines for each name, so that a long name in another card moves nothing. */
    min-height: calc(2 * 1.45 * var(--text-m) + var(--leading-body) * var(--text-s));
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;

export const Question = styled.details`
  border-block-end: 1px solid var(--color-line);

  summary {
    min-height: var(--target);
    padding-block: var(--space-3);
    cursor: pointer;
  }

  h3 {
    display: inline;
    font-size: var(--text-m);
  }

  @media print {
    &::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
`;

export const Answer = styled.div`
  padding-block-end: var(--space-4);
  color: var(--color-ink-soft);
  line-height: var(--leading-text);
`;

export const SellPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-8) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-brand-soft);

  ${media.medium} {
    padding: var(--space-12);
  }
`;

export const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  gap: var(--space-5);

  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    column-gap: var(--space-4);
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    grid-row: span 2;
    width: 40px;
    height: 40px;
    border-radius: var(--radius-pill);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }

  &:lang(bn) li::before {
    content: counter(step, bengali);
  }

  p {
    color: var(--color-ink-soft);
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
