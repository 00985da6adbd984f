import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css } from '@marketplace/contracts/styled';
import { ContentsList } from '../ContentsList';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-6);
`;

// About 65 characters per line. Does not use the unit ch, which is the width of a zero, because an
// average letter is narrower.
const measure = css`
  width: 100%;
  max-width: 34em;
  font-size: 1.0625rem;

  &:lang(bn) {
    font-size: 1.125rem;
  }

  ${media.medium} {
    font-size: 1.125rem;
  }
`;

export const Head = styled.header`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h1 {
    font-size: var(--text-3xl);
  }
`;

export const Summary = styled.p`
  color: var(--color-ink-soft);
  font-size: 1.125em;
  line-height: var(--leading-body);
  text-wrap: pretty;
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  > * {
    max-width: 100%;
  }

  > :not(:last-child)::after {
    content: '·';
    content: '·' / '';
    margin-inline: var(--space-1);
  }
`;

export const Figure = styled.div`
  width: 100%;
  max-width: 800px;

  > * {
    border-radius: var(--radius-l);
  }
`;

export const Contents = styled(ContentsList)`
  ${measure}
  justify-self: center;

  && {
    font-size: var(--text-s);
  }
`;

export const Foot = styled.footer`
  ${measure}
`;

export const Body = styled.div`
  ${measure}
  --text-width: 34em;
  line-height: var(--leading-text);

  h2 {
    scroll-margin-block-start: 96px;
  }

  p + p {
    margin-block-start: 1.1em;
  }
`;
