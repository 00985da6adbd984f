/** Formats a share of the visitors, e.g. 0.07 as "7 %". */
export const formatShare = (share: number): string => `${Number((share * 100).toFixed(2))} %`;
