import * as media from '@marketplace/contracts/design/breakpoints';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

export const Slider = styled.section`
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

// The text has its own background beside the picture, so that it can be read before the picture
// arrives.
export const SlideLink = styled(Link)`
  position: relative;
  display: grid;
  /* The slide fills its row in width and height, regardless of the picture's aspect ratio. */
  place-self: stretch;
  min-height: 150px;
  /*
   * Not hidden, because a box with hidden overflow can scroll, and so would not grow with its
   * text.
   */
  overflow: clip;
  background: var(--color-brand);
  color: var(--color-on-brand);
  text-decoration: none;

  > img {
    position: absolute;
    inset-inline-end: 0;
    width: auto;
    height: 100%;
    aspect-ratio: 2;
    max-width: none;
    background: none;
  }

  &:focus-visible {
    outline-offset: -6px;
    outline-color: currentcolor;
  }

  @media (min-width: 600px) {
    aspect-ratio: 3;
  }

  ${media.wide} {
    aspect-ratio: 4;
  }
`;

// The text of a slide takes nearly half of its width. Large text takes more, and moves the slider's
// buttons from beside the text to below it.
export const Words = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-2);
  align-content: center;
  justify-items: start;
  width: clamp(46%, 9.25rem, 100%);
  padding: var(--space-3) var(--space-3) clamp(12px, (1rem - 16px) * 100, 52px);
  background: var(--color-brand);

  @media (min-width: 600px) {
    padding-inline: var(--space-6);
  }

  ${media.medium} {
    gap: var(--space-3);
    padding: var(--space-6) var(--space-10);
  }
`;

/** Looks like a button, but the whole slide is the link. */
export const Call = styled.span`
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-pill);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: var(--text-s);
  font-weight: var(--weight-bold);

  ${media.medium} {
    padding-block: var(--space-2);
    font-size: var(--text-m);
  }
`;

export const Title = styled.p`
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
  letter-spacing: var(--tracking-tight);
  line-height: var(--leading-tight);
  text-wrap: balance;

  @media (min-width: 600px) {
    font-size: var(--text-xl);
  }

  ${media.medium} {
    font-size: var(--text-3xl);
  }
`;

export const Subtitle = styled.p`
  display: none;
  line-height: var(--leading-snug);

  @media (min-width: 600px) {
    display: block;
  }
`;

// Reserves room for the buttons, so that the dots do not move when the code of the buttons has
// loaded.
export const Controls = styled.div`
  position: absolute;
  inset-block-end: var(--space-1);
  inset-inline-end: var(--space-1);
  display: grid;
  grid-template-columns: auto var(--target);
  border-radius: var(--radius-pill);
  background: var(--color-overlay);
  color: var(--color-on-brand);

  /*
   * Wrapper of the region that contains the buttons. The buttons themselves are items of this grid.
   */
  > div {
    display: contents;
  }

  ${media.medium} {
    inset-block-end: var(--space-3);
    inset-inline-end: var(--space-3);
    grid-template-columns: auto var(--target) calc(2 * var(--target));
    padding-inline: var(--space-2);
  }

  ${withoutScripts} {
    grid-template-columns: auto;
  }
`;

// Reserves room for all dots, because a slow document may be painted before all dots have arrived.
export const Dots = styled.ul.attrs({ role: 'list' })<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, 24px);
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
 * Replaces the slider while there are no slides. It has the slider's height, or more if a message
 * needs it.
 */
export const SlideFrame = styled.div`
  display: grid;
  align-content: center;
  min-height: 150px;
  border-radius: var(--radius-l);
  background: var(--color-sunken);

  @media (min-width: 600px) {
    aspect-ratio: 3;
  }

  ${media.wide} {
    aspect-ratio: 4;
  }
`;
