import { Trans } from '@lingui/react/macro';
import { Notice } from '@marketplace/contracts/ui/Notice';

/** Says that a dialog did not come; the button that asked for it asks again. */
export function LateCodeNotice({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return null;
  return (
    <Notice tone="bad" isAnnounced>
      <Trans>This form could not be loaded. Please press the button again.</Trans>
    </Notice>
  );
}
