import { Trans } from '@lingui/react/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { Region } from '@marketplace/contracts/rendering';
import { blogListPath } from '@marketplace/contracts/routes';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { PostGrid } from './PostGrid';

/** Suggests posts to read next. Always links to all posts, even if there are no suggestions. */
export function RelatedPosts({ posts }: { posts: Promise<BlogSummary[]> }) {
  return (
    <Stack as="section" aria-labelledby="next-reads">
      <SectionHeading
        id="next-reads"
        more={{ path: blogListPath(), label: <Trans>See all posts</Trans> }}
      >
        <Trans>Read next</Trans>
      </SectionHeading>
      <Region data={posts} waiting={<Skeleton shape="block" height={380} />}>
        {(read) => <PostGrid posts={read} />}
      </Region>
    </Stack>
  );
}
