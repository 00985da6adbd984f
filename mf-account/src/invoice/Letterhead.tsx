import { useLingui } from '@lingui/react/macro';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import styled from '@marketplace/contracts/styled';
import type { LetterheadData } from './letterheadOf';

/** Name, address, phone and e-mail address of the market. */
export function Letterhead({ market }: { market: LetterheadData }) {
  const { i18n } = useLingui();
  const { brandName, companyAddress, supportPhone, supportEmail } = market;
  return (
    <Root>
      <Brand translate="no">{brandName}</Brand>
      {companyAddress && (
        <p lang={otherLanguageOf(companyAddress, i18n.locale)}>{companyAddress}</p>
      )}
      <p>{supportPhone}</p>
      <p translate="no">{supportEmail}</p>
    </Root>
  );
}

const Root = styled.div`
  overflow-wrap: anywhere;
`;

const Brand = styled.p`
  font-size: var(--text-xl);
  font-weight: var(--weight-bold);
  line-height: var(--leading-tight);
`;
