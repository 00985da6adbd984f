import { Trans, useLingui } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageMessage } from './PageMessage';
import { useErrorTitle } from './useErrorTitle';

/** The page for an address that leads nowhere (specification section 2), sent with status 404. */
export function NotFound() {
  const { t } = useLingui();
  useErrorTitle(404);
  return (
    <PageMessage
      title={t`This page could not be found`}
      text={t`Perhaps it was moved, or the address has a typing mistake.`}
    >
      <ButtonLink to={homePath()} variant="primary">
        <Trans>Go to Home</Trans>
      </ButtonLink>
      <ButtonLink to={productListPath()}>
        <Trans>Browse all products</Trans>
      </ButtonLink>
    </PageMessage>
  );
}
