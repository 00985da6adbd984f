import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** The shell's entries in the page table: the account pages (specification section 2). */
export const pages: readonly PageEntry[] = [
  { path: '/Signup' },
  { path: '/login', isPersonal: true, takesForms: true },
  { path: '/login-verification', guard: 'userAuth', isPersonal: true },
  { path: '/phone-verify', isPersonal: true },
  { path: '/reset-password', isPersonal: true },
];
