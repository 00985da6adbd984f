import { Trans } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { SearchForm } from '../page/SearchForm';
import { PageMessage } from './PageMessage';

interface NotFoundMessageProps {
  kicker?: string;
  title: string;
  text: string;
}

/** Layout of the 404 pages: the message, a search and links to other pages. */
export function NotFoundMessage(props: NotFoundMessageProps) {
  return (
    <PageMessage status={404} {...props}>
      <SearchForm />
      <ButtonLink to={homePath()} variant="primary">
        <Trans>Go to Home</Trans>
      </ButtonLink>
      <ButtonLink to={productListPath()}>
        <Trans>Browse all products</Trans>
      </ButtonLink>
    </PageMessage>
  );
}
