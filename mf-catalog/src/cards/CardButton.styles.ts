import { iconMask } from '@marketplace/contracts/design/iconMask';
import * as icons from '@marketplace/contracts/design/icons';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled, { keyframes } from '@marketplace/contracts/styled';
import { Card } from './Card.styles';

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

// A button in the corner of the picture, in front of the link that covers the card. It looks 36 px
// large, but reacts to presses within 44 px. The quick view's button shows an eye. On devices that
// have only a mouse, the eye appears when the card is hovered or focused. The "+" button and the
// quick view's button share one class. This keeps the HTML small, because every card contains the
// class name.
export const Round = styled.button`
  z-index: 1;
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
  place-self: end;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-ink);
  cursor: pointer;

  /* A disc with an icon. It is drawn in CSS, because elements would be repeated in every card. */
  &::before,
  &::after {
    grid-area: 1 / 1;
    width: 36px;
    height: 36px;
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    box-shadow: var(--shadow-2);
    content: '';
  }

  &::after {
    width: 22px;
    height: 22px;
    border-radius: 0;
    background: currentColor;
    box-shadow: none;
    -webkit-mask: ${iconMask(icons.plus, "stroke-width='1.8'")};
    mask: ${iconMask(icons.plus, "stroke-width='1.8'")};
  }

  &[name='view']::after {
    -webkit-mask: ${iconMask(icons.eye, "fill='none' stroke-width='1.8'")};
    mask: ${iconMask(icons.eye, "fill='none' stroke-width='1.8'")};
  }

  &:hover::before {
    background: var(--color-brand-soft);
  }

  &[aria-busy='true']::before,
  &[aria-busy='true']::after {
    animation: ${breathe} 1s ease-in-out infinite;
  }

  @media (hover: hover) and (not (any-pointer: coarse)) and (forced-colors: none) {
    ${Card}:not(:hover, :focus-within) &[name='view']:not([aria-busy]) {
      opacity: 0;
    }
  }

  ${withoutScripts} {
    display: none;
  }

  @media (forced-colors: active) {
    &::before {
      outline: 1px solid buttontext;
    }

    &::after {
      background: buttontext;
      forced-color-adjust: none;
    }
  }
`;

// Covers the "+" button, so that the stepper's own plus is in the same position. The stepper looks
// 36 px high, but reacts to presses within 44 px.
export const StepperPlace = styled.div`
  position: relative;
  z-index: 2;
  grid-area: 1 / 1;
  place-self: end;

  &::before {
    position: absolute;
    inset: 4px;
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    box-shadow: var(--shadow-2);
    content: '';
  }

  > div {
    border: 0;
    background: none;
  }

  > div > button {
    border-radius: var(--radius-pill);
  }
`;
