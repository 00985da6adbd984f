import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

export const Region = styled.section`
  position: relative;
`;

export const Strip = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  border-radius: var(--radius-l);
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

export const SlideItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

// The pictures are deep and still on their left half; the veil keeps the words readable on any
// other picture, and before one has come.
export const SlideLink = styled(Link)`
  position: relative;
  display: grid;
  /* As wide as the row and as high as the highest, whatever the proportions say. */
  place-self: stretch;
  aspect-ratio: 16 / 10;
  /* Words that need more room get it, which a box that could scroll would not give. */
  overflow: clip;
  background: var(--color-brand);
  color: var(--color-on-brand);
  text-decoration: none;

  > * {
    grid-area: 1 / 1;
  }

  > img {
    position: absolute;
    height: 100%;
    background: none;
    object-position: right center;
  }

  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, var(--color-overlay), transparent 75%);
    content: '';
  }

  &:focus-visible {
    outline-offset: -6px;
    outline-color: currentcolor;
  }

  @media (min-width: 600px) {
    aspect-ratio: 5 / 2;
  }

  ${media.wide} {
    aspect-ratio: 3 / 1;
  }
`;

export const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--space-2);
  align-content: center;
  max-width: min(54%, 30rem);
  padding: var(--space-4) 0 var(--space-4) var(--space-4);

  @media (min-width: 600px) {
    max-width: min(50%, 30rem);
    padding-inline-start: var(--space-8);
  }

  ${media.medium} {
    gap: var(--space-3);
    padding: var(--space-10);
  }
`;

export const Title = styled.p`
  font-size: var(--text-xl);
  font-weight: var(--weight-bold);
  letter-spacing: var(--tracking-tight);
  line-height: var(--leading-tight);
  text-wrap: balance;

  ${media.medium} {
    font-size: var(--text-3xl);
  }
`;

export const Subtitle = styled.p`
  font-size: var(--text-xs);
  line-height: var(--leading-snug);

  @media (min-width: 600px) {
    font-size: var(--text-m);
  }

  ${media.medium} {
    font-size: var(--text-l);
  }
`;

// The buttons come later: their room is kept, so that the dots stay where they are.
export const Controls = styled.div`
  display: grid;
  grid-template-columns: var(--target) minmax(0, auto) var(--target);
  justify-content: center;
  min-height: var(--target);

  > ul {
    grid-column: 2;
  }

  /* The island of the buttons, which are places of this grid. */
  > div {
    display: contents;
  }

  ${media.medium} {
    position: absolute;
    inset-block-end: var(--space-3);
    inset-inline-end: var(--space-3);
    grid-template-columns: auto var(--target) calc(2 * var(--target));
    padding-inline: var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--color-overlay);
    color: var(--color-on-brand);

    > ul {
      grid-column: 1;
    }

    @media (scripting: none) {
      grid-template-columns: auto;
    }
  }
`;

// Room for all from the first on: the page may still be arriving.
export const Dots = styled.ul.attrs({ role: 'list' })<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(24px, var(--target)));
  justify-content: center;
  min-width: 0;
`;

export const Dot = styled.a`
  display: grid;
  place-items: center;
  height: var(--target);
  color: inherit;

  &::before {
    width: 10px;
    height: 10px;
    border: 1.5px solid currentcolor;
    border-radius: var(--radius-pill);
    content: '';
  }

  &[aria-current]::before {
    width: 22px;
    background: currentcolor;

    @media (forced-colors: active) {
      background: linktext;
    }
  }
`;

/**
 * The room of the slider while there are no slides; more, where a message needs it. The clear edge
 * is the row of dots, which the proportions do not count.
 */
export const SlideFrame = styled.div`
  box-sizing: content-box;
  display: grid;
  align-content: center;
  aspect-ratio: 16 / 10;
  border-block-end: var(--target) solid transparent;
  border-radius: var(--radius-l);
  background: var(--color-sunken) padding-box;

  @media (min-width: 600px) {
    aspect-ratio: 5 / 2;
  }

  ${media.medium} {
    border-block-end: 0;
  }

  ${media.wide} {
    aspect-ratio: 3 / 1;
  }
`;
