import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { BlogCard } from '../blog-card/BlogCard';

/** Posts in one column on a phone, in two or three where there is room. */
export function PostGrid({ posts }: { posts: BlogSummary[] }) {
  return (
    <Grid role="list">
      {posts.map((post) => (
        <li key={post.uuid}>
          <BlogCard post={post} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.wide} {
    gap: var(--space-6);
  }
`;
