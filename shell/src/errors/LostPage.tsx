import { Trans, useLingui } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageMessage } from './PageMessage';
import { useErrorTitle } from './useErrorTitle';

/**
 * The page for something that was looked for and is not there: a product, a shop, a post
 * (specification section 2, its spelling included), sent with status 404.
 */
export function LostPage() {
  const { t } = useLingui();
  useErrorTitle(404);
  return (
    <PageMessage
      kicker={t`This page could not be found`}
      title={t`Look like you're lost`}
      text={t`the page you are looking for not avaible!`}
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
