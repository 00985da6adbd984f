import { Trans, useLingui } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageMessage } from './PageMessage';

/**
 * 404 page for a missing resource of a known route: a product, a shop, a post. Its text, with the
 * misspelling, is required by specification section 2.
 */
export function ResourceNotFound() {
  const { t } = useLingui();
  return (
    <PageMessage
      status={404}
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
