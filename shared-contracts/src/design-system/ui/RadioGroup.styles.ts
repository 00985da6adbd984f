import styled from '@marketplace/contracts/styled';
import * as media from '../design/breakpoints';

/** A label with an invisible native radio stretched over it, so that touch and focus are native. */
export const OptionPill = styled.label`
  position: relative;
  display: inline-flex;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    /*
     * Turns off the browser's drawing of the invisible radio, because each press would repaint it.
     */
    appearance: none;
    cursor: pointer;
  }

  input + span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 52px;
    min-height: var(--target);
    padding: var(--space-1) var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    line-height: var(--leading-snug);
  }

  ${media.hover} {
    input:hover + span {
      border-color: var(--color-link);
    }
  }

  input:checked + span {
    border-color: var(--color-link);
    background: var(--color-brand-soft);
    box-shadow: inset 0 0 0 1px var(--color-link);
  }

  input:focus-visible + span {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  [data-unavailable] {
    border-style: dashed;
    color: var(--color-ink-soft);
    text-decoration: line-through;
  }

  @media (forced-colors: active) {
    input:checked + span {
      border-color: highlight;
    }

    /* A focused radio already has the focus outline. */
    input:checked:not(:focus-visible) + span {
      outline: 2px solid highlight;
    }
  }
`;
