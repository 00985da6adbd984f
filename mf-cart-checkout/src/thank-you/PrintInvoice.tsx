import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';

/**
 * A button that prints the page as an invoice. Hidden without JavaScript, because shoppers can then
 * print with the browser's menu.
 */
export function PrintInvoice() {
  return (
    <Scripted>
      <Button onClick={() => window.print()}>
        <Trans>Print the invoice</Trans>
      </Button>
    </Scripted>
  );
}

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
