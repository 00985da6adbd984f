import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <Root href="#main">
      <Trans>Skip to the page</Trans>
    </Root>
  );
}

const Root = styled.a`
  position: absolute;
  z-index: var(--z-toast);
  inset: var(--space-2) auto auto var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-weight: var(--weight-medium);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
