import { Link } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { useMarketConfig } from '../app/PageProviders';

/** The brand: a leaf whose midrib is a river, under a rising sun, and the market's name. */
export function Logo() {
  const { brandName } = useMarketConfig();
  return (
    <Root to={homePath()}>
      <Mark viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <Sun cx="29.5" cy="10.5" r="6.5" />
        <Leaf d="M4 36C3 19 11 8 30 8c1.500 17-6.500 28-20 28-2 0-4-.3-6 0Z" />
        <River d="M5 35.500c4-4.500 5.500-9.500 10.500-10.500s4.500-6 8-8 4.500-4 5.500-7.500" />
      </Mark>
      <Name>{brandName}</Name>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  color: inherit;
  text-decoration: none;
`;

const Mark = styled.svg`
  flex: none;
  width: 36px;
  height: 36px;
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
  font-size: 1.5rem;
  font-weight: 720;
  letter-spacing: -0.035em;
  line-height: 1;
`;
