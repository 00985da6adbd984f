import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

// On a phone, the card is a row with a small picture. So ten posts take three screens instead of
// ten.
export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  height: 100%;

  > :first-child {
    aspect-ratio: 1;
    border-radius: var(--radius-m);
  }

  @media (min-width: 600px) {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    overflow: hidden;
    gap: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface);
    transition: box-shadow var(--duration-fast) var(--ease);

    > :first-child {
      aspect-ratio: 2;
      border-radius: 0;
    }

    ${media.hover} {
      &:hover {
        box-shadow: var(--shadow-2);
      }
    }
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);

  @media (min-width: 600px) {
    grid-template-rows: auto 1fr auto;
    align-content: stretch;
    gap: var(--space-2);
    padding: var(--space-4) var(--space-5) var(--space-5);
  }

  h3 {
    /* High enough for Bangla, because a title may be in Bangla on a page in any language. */
    line-height: 1.45;
  }
`;

export const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @media (min-width: 600px) {
    font-size: var(--text-m);
    -webkit-line-clamp: 3;
  }
`;

export const Facts = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
`;
