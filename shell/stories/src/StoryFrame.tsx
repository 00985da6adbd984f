import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import type { ReactNode } from 'react';

/** The place of a story on its page, below its name. */
export const StoryFrame = ({ story, children }: { story: string; children?: ReactNode }) => (
  <Container>
    <PageHeading>{story}</PageHeading>
    <Frame data-story={story}>{children}</Frame>
  </Container>
);

const Frame = styled.div`
  padding-block: 16px;
`;
