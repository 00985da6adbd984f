import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';

/**
 * Shown for a page number beyond the end of a list, for example after the last entry was deleted.
 */
export function EmptyPage({ firstPagePath }: { firstPagePath: string }) {
  return (
    <EmptyState title={<Trans>There is nothing on this page</Trans>}>
      <ButtonLink to={firstPagePath}>
        <Trans>Go to the first page</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
