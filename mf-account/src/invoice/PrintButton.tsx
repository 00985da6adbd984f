import { Trans } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';

/** Prints the page. Hidden without JavaScript, because the browser's menu prints it then. */
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
