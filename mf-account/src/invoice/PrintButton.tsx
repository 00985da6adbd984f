import { Trans } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';

/**
 * A button that prints the page. It is hidden without JavaScript, because a press would do nothing.
 */
export function PrintButton() {
  return (
    <Scripted>
      <Button onClick={() => window.print()}>
        <Trans>Print the invoice</Trans>
      </Button>
    </Scripted>
  );
}

const Scripted = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;
