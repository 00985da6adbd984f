import type { MarketConfig } from '@marketplace/contracts/marketConfig';

/** Reduces the market's settings to those that an invoice shows. */
export const letterheadOf = ({
  brandName,
  companyAddress,
  supportPhone,
  supportEmail,
}: MarketConfig) => ({ brandName, companyAddress, supportPhone, supportEmail });

export type LetterheadData = ReturnType<typeof letterheadOf>;
