import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** Pages with stories of components. */
export const pages: readonly PageEntry[] = [{ path: '/~stories/*', isPersonal: true }];
