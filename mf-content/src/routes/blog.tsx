import { useLingui } from '@lingui/react/macro';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Region } from '@marketplace/contracts/rendering';
import { useLoaderData } from '@marketplace/contracts/router';
import { blogListPath, homePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { Container } from '@marketplace/contracts/ui/Container';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Article } from '../blog/Article';
import { Comments } from '../blog/comments/Comments';
import { PostProducts } from '../blog/PostProducts';
import { RelatedPosts } from '../blog/RelatedPosts';
import type { loader } from './blog.loader';

export function Component() {
  const { blog, body, url, comments, nextReads } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  return (
    <Page>
      <Breadcrumbs
        ancestors={[
          { name: t`Home`, path: homePath() },
          { name: t`Blog`, path: blogListPath() },
        ]}
        current={blog.title}
        currentLanguage={otherLanguageOf(blog.summary, i18n.locale)}
      />
      <Article blog={blog} body={body} url={url} />
      <PostProducts products={blog.products ?? []} />
      <Region
        key={blog.handle}
        data={comments}
        waiting={<Skeleton shape="block" height={380} />}
        failed={<Comments slug={blog.handle} comments={undefined} />}
      >
        {(read) => <Comments slug={blog.handle} comments={read} />}
      </Region>
      <RelatedPosts posts={nextReads} />
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-2) var(--space-12);

  > :last-child {
    padding-block-start: var(--space-10);
  }
`;
