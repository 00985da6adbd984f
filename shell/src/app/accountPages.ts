import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import {
  loginVerificationPath,
  phoneVerifyPath,
  resetPasswordPath,
  signUpPath,
} from '@marketplace/contracts/routes';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { pages } from '../../pages';
import { joinRoutes } from './joinRoutes';

/** Their common chunk, because sign-up leads to the code page; also the prefix of their route ids. */
export const ACCOUNT_PAGES = 'account-pages';

interface AccountPage {
  loader: LoaderFunction;
  Component: ComponentType;
}

/** @throws Error for a page without a line in the page table */
function guardOf(path: string): Pick<RouteObject, 'handle'> {
  const page = pages.find((entry) => entry.path.toLowerCase() === path.toLowerCase());
  if (!page) throw new Error(`shell/pages.ts lacks ${path}`);
  return page.guard ? { handle: { middleware: [page.guard] } } : {};
}

/**
 * The shell's own pages (specification section 2), loaded when they are opened.
 * @param addMessages adds their messages; not needed on the server, which has all
 */
export function createAccountPages(
  market: MarketConfig,
  addMessages?: () => Promise<unknown>,
): RouteObject[] {
  const page = (path: string, load: () => Promise<AccountPage>): RouteObject => ({
    id: ACCOUNT_PAGES + path,
    path,
    ...guardOf(path),
    loader: (args, context) => load().then(({ loader }) => loader(args, context)),
    lazy: async () => {
      const [loaded] = await Promise.all([load(), addMessages?.()]);
      return loaded;
    },
  });
  const routes = [
    page(
      signUpPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../account-pages/signUp.route'),
    ),
    page(
      phoneVerifyPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../account-pages/phoneVerify.route'),
    ),
    page(
      loginVerificationPath(),
      () =>
        import(/* webpackChunkName: "account-pages" */ '../account-pages/loginVerification.route'),
    ),
    page(
      resetPasswordPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../account-pages/resetPassword.route'),
    ),
  ];
  return joinRoutes({ routes }, market);
}
