import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

// Has the height of a banner, even if the shop has none.
export const Banner = styled.div`
  grid-area: 1 / 1 / auto / -1;
  aspect-ratio: 6;
  overflow: hidden;
  background: var(--color-sunken);

  > * {
    height: 100%;
  }
`;

// The logo overlaps the edge of the banner. The text beside it is selected by position, because
// `:last-child` would match another element while the document is still streaming.
export const Title = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  padding: 0 0 var(--space-2) var(--space-3);

  h1 {
    font-size: var(--text-xl);
  }

  > :nth-child(2) {
    flex: 1 1 7rem;
    min-width: 0;
    padding-block-start: var(--space-2);
  }

  ${media.medium} {
    gap: var(--space-5);
    padding: 0 var(--space-6) var(--space-4);

    h1 {
      font-size: var(--text-2xl);
    }
  }
`;

export const Logo = styled.div`
  position: relative;
  width: 56px;
  height: 56px;
  margin-block-start: -12px;
  overflow: hidden;
  border: 2px solid var(--color-surface);
  border-radius: var(--radius-m);
  background: var(--color-sunken);

  ${media.medium} {
    width: 112px;
    height: 112px;
    margin-block-start: -36px;
    border-radius: var(--radius-l);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

// In front of the banner: the button that unfolds the text. The details element contains only this
// button. The text is a sibling of the element, so that wide screens can always show the text.
export const Fold = styled.details`
  grid-area: 1 / 2;
  align-self: end;
  margin: 4px;
  border-radius: var(--radius-pill);
  background: var(--color-surface);

  &:not([open]) + div {
    display: none;
  }

  &[open] svg {
    transform: rotate(180deg);
  }

  ${media.medium} {
    display: none;

    &:not([open]) + div {
      display: grid;
    }
  }
`;

export const FoldLabel = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding-inline: var(--space-3);
  color: var(--color-link);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const About = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  padding: 0 var(--space-3) var(--space-3);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: var(--space-8);
    padding: 0 var(--space-6) var(--space-4);
  }
`;
