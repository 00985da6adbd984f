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
    inset-block-start: 96px;
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

  ${media.medium} {
    grid-area: 2 / 1;
  }
`;
