import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import type { ComponentProps } from 'react';
import * as media from '../design/breakpoints';

type CardLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'>;

/**
 * The only link of a card, stretched over the whole card: one tab stop and a large touch target.
 * The card must be the nearest positioned ancestor.
 */
export function CardLink(props: CardLinkProps) {
  return <Root {...props} />;
}

const Root = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-l);
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 3px solid var(--color-focus);
      outline-offset: -3px;
    }
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
