import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { useMarketConfig } from '../page/contexts';

/** The market's name, with a leaf whose midrib is a river under a rising sun. */
export function Logo() {
  const { brandName } = useMarketConfig();
  return (
    <Root to={homePath()}>
      <Mark viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <Sun cx="11" cy="11" r="6" />
        <Leaf d="M5 36C5 21 15 10 36 7c.5 17-8 28-22 28-3.500 0-6 .5-9 1Z" />
        <River d="M4 37c5-3 5.500-9 11-10.500s5.500-4.500 9-7 5-2.500 7-6" />
      </Mark>
      <Name>{brandName}</Name>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--target);
  color: inherit;
  text-decoration: none;
`;

const Mark = styled.svg`
  flex: none;
  width: 36px;
  height: 36px;

  /* The buttons of phones need the place. */
  ${media.belowMedium} {
    display: none;
  }
`;

const Leaf = styled.path`
  fill: var(--color-on-brand-soft);
`;

const Sun = styled.circle`
  fill: var(--color-deal);
`;

const River = styled.path`
  fill: none;
  stroke: var(--color-brand);
  stroke-width: 3;
  stroke-linecap: round;
`;

const Name = styled.span`
  /* Even enlarged text must not be wider than a small screen. */
  overflow: hidden;
  font-size: min(1.5rem, 5.4vw);
  font-weight: var(--weight-bold);
  letter-spacing: -0.035em;
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
