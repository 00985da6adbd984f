import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';

/** Submits a form; shown only without JavaScript. */
export function ApplyButton() {
  return (
    <Button type="submit" variant="primary" isWide>
      <Trans>Apply</Trans>
    </Button>
  );
}
