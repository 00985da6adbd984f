import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { ContentsList } from '../ContentsList';

/**
 * One column on a phone. On tablets and wider screens the table of contents stays visible beside
 * the text.
 */
export const Root = styled(Container).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  justify-content: center;
  padding-block: var(--space-6) var(--space-12);

  ${media.medium} {
    grid-template-columns: minmax(0, 36em) 15em;
    column-gap: var(--space-12);
  }
`;

export const Head = styled.header`
  display: grid;
  gap: var(--space-2);

  h1 {
    font-size: var(--text-3xl);
    text-wrap: balance;
  }

  p {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }

  ${media.medium} {
    grid-column: 1 / -1;
  }
`;

export const Contents = styled(ContentsList)`
  ${media.medium} {
    grid-area: 2 / 2;
    position: sticky;
    inset-block-start: calc(96px + var(--offline-bar, 0px));
    max-height: calc(100vh - 120px);
    overflow-y: auto;
  }
`;

export const Body = styled.div`
  --text-width: 36em;
  font-size: 1.0625rem;
  line-height: var(--leading-text);

  &:lang(bn) {
    font-size: 1.125rem;
  }

  > * + * {
    margin-block-start: var(--space-8);
  }

  > section > h2 {
    padding-block-end: var(--space-3);
    font-size: var(--text-xl);
    scroll-margin-block-start: 96px;
  }

  td > small:first-child {
    display: none;
  }

  /* On a phone, each row of a table is a card: a title, then cells with their labels. */
  @media (max-width: 599.98px) {
    table,
    tbody,
    tr,
    td,
    td > small:first-child {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-m);
      background: var(--color-surface);
    }

    tr + tr {
      margin-block-start: var(--space-3);
    }

    td {
      padding: 0;
      border: 0;
    }

    td + td {
      margin-block-start: var(--space-2);
    }

    td:first-child {
      font-size: var(--text-m);
      font-weight: var(--weight-medium);
    }

    td > small {
      color: var(--color-ink-soft);
      font-size: var(--text-xs);
    }
  }

  ${media.medium} {
    grid-area: 2 / 1;
  }
`;
