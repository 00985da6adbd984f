import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';

/** Sends a form where no script does. */
export function ApplyButton() {
  return (
    <Button type="submit" variant="primary" isWide>
      <Trans>Apply</Trans>
    </Button>
  );
}
