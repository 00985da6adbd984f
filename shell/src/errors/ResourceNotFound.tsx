import { Trans, useLingui } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageMessage } from './PageMessage';

/**
 * 404 page for a missing product, shop, post or other resource of a known route. Specification
 * section 2 prescribes its text, including the misspelling.
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
