import { Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { Link, useLoaderData } from '@marketplace/contracts/router';
import { blogListPath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Container } from '@marketplace/contracts/ui/Container';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { LeadPost } from '../blog/LeadPost';
import { PostGrid } from '../blog/PostGrid';
import { PostTags } from '../blog/PostTags';
import type { loader } from './blogList.loader';

export function Component() {
  const { lead, others, subjects, paginationStatus, tag } = useLoaderData<typeof loader>();
  const subject = tag?.name;
  return (
    <Page>
      <Heading>
        <PageHeading>
          {subject ? <Trans>Posts about {subject}</Trans> : <Trans>Blog</Trans>}
        </PageHeading>
        <p>
          <Trans>Recipes, seasons and the people behind the shops.</Trans>
        </p>
        {tag ? (
          <p>
            <Link to={blogListPath()}>
              <Trans>See all posts</Trans>
            </Link>
          </p>
        ) : (
          <PostTags tags={subjects} />
        )}
      </Heading>
      {lead ? (
        <Region when="never" data={lead}>
          <Region data={lead} waiting={null}>
            {(post) => <LeadPost post={post} />}
          </Region>
        </Region>
      ) : (
        <NoPosts />
      )}
      {others && (
        <Region when="never" data={others}>
          <Region data={others} waiting={null}>
            {(posts) => <PostGrid posts={posts} />}
          </Region>
        </Region>
      )}
      <Pagination
        {...paginationStatus}
        pathFor={(pageNumber) => blogListPath(pageNumber, tag?.handle)}
      />
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

  > nav {
    padding-block-start: var(--space-3);
  }
`;
