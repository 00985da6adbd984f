import styled, { css } from '@marketplace/contracts/styled';

/** Hides content from sight only: screen readers read it, and it can be focused. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Text for screen readers only. Renders a `span` unless `as` says otherwise. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  white-space: nowrap;
`;
