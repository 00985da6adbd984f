import { Trans, useLingui } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageMessage } from './PageMessage';

/** 404 page for a URL that no route matches (specification section 2). */
export function RouteNotFound() {
  const { t } = useLingui();
  return (
    <PageMessage
      status={404}
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
