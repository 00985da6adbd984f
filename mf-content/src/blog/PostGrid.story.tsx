import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { buildBlogSummary } from '../testing/buildBlog';
import { PostGrid } from './PostGrid';
import { PostTags } from './PostTags';

const LONG = 'How to tell a hilsa of the Padma from a hilsa of the sea before you have paid for it';

export const Posts = () => (
  <PostGrid posts={[1, 2, 3].map((id) => buildBlogSummary(id, { imageUrls: null }))} />
);

export const LongTexts = () => (
  <PostGrid
    posts={[
      buildBlogSummary(1, { imageUrls: null, title: LONG, summary: `${LONG}. `.repeat(12) }),
      buildBlogSummary(2, { imageUrls: null, title: 'পদ্মার ইলিশ চেনার সহজ উপায়' }),
    ]}
  />
);

export const NoPosts = () => <PostGrid posts={[]} />;

export const Tags = () => (
  <PostTags tags={['Fish', 'Rice', LONG].map((name, at) => ({ handle: `tag-${at}`, name }))} />
);

export const Loading = () => <Skeleton shape="block" height={320} />;
