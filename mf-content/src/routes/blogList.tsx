import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { blogListPath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Container } from '@marketplace/contracts/ui/Container';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { LeadPost } from '../blog/LeadPost';
import { PostGrid } from '../blog/PostGrid';
import type { loader } from './blogList.loader';

export function Component() {
  const { posts, paginationStatus } = useLoaderData<typeof loader>();
  const [first, ...others] = posts;
  return (
    <Page>
      <Heading>
        <PageHeading>
          <Trans>Blog</Trans>
        </PageHeading>
        <p>
          <Trans>Recipes, seasons and the people behind the shops.</Trans>
        </p>
      </Heading>
      {first ? <LeadPost post={first} /> : <NoPosts />}
      {others.length > 0 && <PostGrid posts={others} />}
      <Pagination {...paginationStatus} pathFor={blogListPath} />
    </Page>
  );
}

function NoPosts() {
  return (
    <EmptyState
      title={<Trans>Nothing to read yet</Trans>}
      text={<Trans>The first story is being written. Meanwhile, see what is fresh today.</Trans>}
    >
      <ButtonLink to={productListPath()} variant="primary">
        <Trans>See all products</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-12);
`;

const Heading = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--color-ink-soft);

  h1 {
    color: var(--color-ink);
  }
`;
