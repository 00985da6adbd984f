import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';

/** Text of a link to a whole list. Screen readers also read the name of the list. */
export function SeeAll({ of }: { of: string }) {
  return (
    <span>
      <Trans>See all</Trans> <VisuallyHidden>{of}</VisuallyHidden>
    </span>
  );
}
