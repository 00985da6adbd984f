import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import * as icons from '../design/icons';
import { Icon } from './Icon';

type SectionHeadingProps = {
  id?: string;
  children: ReactNode;
  /**
   * Link to the whole list. Its label names the content, e.g. "See all fish" instead of "See all".
   */
  more?: { path: string; label: ReactNode };
};

/** Title of a page section, with a link to its whole list. */
export function SectionHeading({ id, children, more }: SectionHeadingProps) {
  return (
    <Root $hasMore={more !== undefined}>
      <h2 id={id}>{children}</h2>
      {more && (
        <More to={more.path}>
          <span>{more.label}</span>
          <Icon shape={icons.chevronRight} size="small" />
        </More>
      )}
    </Root>
  );
}

const Root = styled.div<{ $hasMore: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* With large text the link wraps below the title. */
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  /* Reserves the height of the link, which may arrive later in a streamed page. */
  min-height: ${({ $hasMore }) => ($hasMore ? 'var(--target)' : 'auto')};

  > h2 {
    min-width: 0;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  flex: none;
  min-height: var(--target);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
