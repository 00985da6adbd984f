import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { blogListPath, homePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { Container } from '@marketplace/contracts/ui/Container';
import { Article } from '../blog/Article';
import { NextReads } from '../blog/NextReads';
import type { loader } from './blog.loader';

export function Component() {
  const { blog, nextReads } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  return (
    <Page>
      <Breadcrumbs
        ancestors={[
          { name: t`Home`, path: homePath() },
          { name: t`Blog`, path: blogListPath() },
        ]}
        current={blog.title}
      />
      <Article blog={blog} />
      <NextReads posts={nextReads} />
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
