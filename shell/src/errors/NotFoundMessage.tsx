import { Trans } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { SearchForm } from '../page/SearchForm';
import { PageMessage } from './PageMessage';

interface NotFoundMessageProps {
  kicker?: string;
  title: string;
  text: string;
}

/** Layout of the 404 pages: the message, a search and the links to go on. */
export function NotFoundMessage(props: NotFoundMessageProps) {
  return (
    <PageMessage status={404} {...props}>
      <Search>
        <SearchForm />
      </Search>
      <ButtonLink to={homePath()} variant="primary">
        <Trans>Go to Home</Trans>
      </ButtonLink>
      <ButtonLink to={productListPath()}>
        <Trans>Browse all products</Trans>
      </ButtonLink>
    </PageMessage>
  );
}

const Search = styled.div`
  grid-column: 1 / -1;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
`;
