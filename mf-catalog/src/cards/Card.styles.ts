import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

const Frame = styled.article`
  position: relative;
  height: 100%;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  &:focus-within {
    border-color: var(--color-focus);
  }
`;

/** A card of a shop or a category. */
export const PlaceCard = styled(Frame)`
  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
      box-shadow: var(--shadow-2);
    }
  }
`;

// Each row of a card has its full height even if the row is empty. Therefore prices and shops line
// up across cards, and a skeleton is as high as its card.
export const Card = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding-block-end: var(--space-2);
  transition: box-shadow var(--duration-fast) var(--ease);

  ${media.hover} {
    &:hover {
      box-shadow: var(--shadow-2);
    }
  }
`;

export const Photo = styled.div`
  position: relative;
  /* The picture and the card's button share a grid cell, so the button overlays the picture. */
  grid-area: 1 / 1;
  aspect-ratio: 5 / 3;
  overflow: hidden;
  background: var(--color-sunken);

  > img {
    height: 100%;
    transition: transform var(--duration-slow) var(--ease);
  }

  /*
   * The picture is square only on wider screens, because a phone has to show two rows of cards
   * without scrolling.
   */
  @media (min-width: 600px) {
    aspect-ratio: 1;
  }

  ${media.hover} {
    ${Card}:hover & > img {
      transform: scale(1.03);
    }
  }
`;

export const Name = styled.div`
  height: calc(2lh + var(--space-2));
  padding: var(--space-2) var(--space-3) 0;
  font-size: var(--text-s);
  line-height: calc(var(--leading-snug) - 0.1);
`;

// The pseudo-element covers the card, so that the whole card is one link.
export const NameLink = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-ink);
  font-weight: var(--weight-medium);
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-l);
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
`;
