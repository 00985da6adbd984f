import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';

/** The submit button of a form. It is shown only without JavaScript. */
export function ApplyButton() {
  return (
    <Button type="submit" variant="primary" isWide>
      <Trans>Apply</Trans>
    </Button>
  );
}
