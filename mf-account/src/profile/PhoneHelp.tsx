import { Trans } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import styled from '@marketplace/contracts/styled';

/** Why a phone cannot be changed here, and who changes it. */
export function PhoneHelp() {
  return (
    <Root>
      <p>
        <Trans>You log in with this number. Help & Support can change it for you.</Trans>
      </p>
      <AskButton type="button" onClick={() => bus.publish('support-chat:requested', {})}>
        <Trans>Ask Help & Support</Trans>
      </AskButton>
    </Root>
  );
}

const Root = styled.div`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-weight: var(--weight-normal);
`;

const AskButton = styled.button`
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
