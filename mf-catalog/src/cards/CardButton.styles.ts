import { iconMask } from '@marketplace/contracts/design/iconShapes';
import styled, { keyframes } from '@marketplace/contracts/styled';
import { Card } from './Card.styles';

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

// In the corner of the picture, over the card's stretched link: 44 px to press, 36 to see.
const Round = styled.button`
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

  /* A disc with a drawing on it, once per card: neither takes an element. */
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
  }

  &:hover::before {
    background: var(--color-brand-soft);
  }

  &[aria-busy='true']::before,
  &[aria-busy='true']::after {
    animation: ${breathe} 1s ease-in-out infinite;
  }

  @media (scripting: none) {
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

/** Where there is nothing but a mouse it waits for that, or for the keyboard, to come to the card. */
export const Eye = styled(Round)`
  &::after {
    mask: ${iconMask('eye', "fill='none' stroke-width='1.8'")};
  }

  @media (hover: hover) and (not (any-pointer: coarse)) and (not (forced-colors: active)) {
    opacity: 0;
    transition: opacity var(--duration-fast) var(--ease);

    ${Card}:hover &,
    ${Card}:focus-within &,
    &[aria-busy='true'] {
      opacity: 1;
    }
  }
`;

export const Plus = styled(Round)`
  color: var(--color-brand);

  &::after {
    mask: ${iconMask('plus', "stroke-width='2.2'")};
  }
`;

/** In the place of the button, whose corner its own plus has: nothing moves. */
export const StepperPlace = styled.div`
  z-index: 2;
  grid-area: 1 / 1;
  place-self: end;
  box-shadow: var(--shadow-2);
`;
