import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

// Heights of specification section 9. While closed it has no height and no border, but stays in the
// page: screen readers announce a live region only if it was there before.
export const Box = styled.div`
  position: absolute;
  z-index: var(--z-popover);
  inset-block-start: calc(100% + var(--space-1));
  /* In a phone's overlay also below the button beside the field. */
  inset-inline: 0 calc(-1 * (var(--target) + var(--space-1)));
  display: flex;
  flex-direction: column;
  max-height: min(450px, max(180px, var(--room, 70dvh)));
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-3);

  > [role='listbox'],
  > [role='group'] {
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  &[data-closed] {
    border: 0;
    box-shadow: none;
  }

  ${media.wide} {
    inset-inline: 0;
    max-height: min(400px, max(180px, var(--room, 70dvh)));
  }
`;

export const Status = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  &:not(:has(> span), :empty) {
    padding: var(--space-4);
  }
`;

export const List = styled.div`
  display: grid;
  /* Names of large text are higher than their pictures. */
  grid-auto-rows: max-content;
  padding: var(--space-1);
`;

export const Option = styled(Link)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  > :first-child {
    border-radius: var(--radius-s);
  }

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  b {
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
  }

  &[aria-selected='true'] {
    background: var(--color-brand-soft);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid highlight;
      outline-offset: -2px;
    }
  }
`;

export const AllOption = styled(Option)`
  grid-template-columns: 48px minmax(0, 1fr);
  justify-items: start;
  color: var(--color-link);
  font-weight: var(--weight-medium);

  > svg {
    justify-self: center;
  }
`;
