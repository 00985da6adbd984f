import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';
import {
  loginPath,
  loginVerificationPath,
  phoneVerifyPath,
  resetPasswordPath,
  signUpPath,
} from '@marketplace/contracts/routes';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { pages } from '../../pages';
import { loadAccountMessages } from '../page/messages/shellMessages';
import { type AddMessages, joinRoutes } from './joinRoutes';

/**
 * Name of the chunk that all account pages share, because they link to each other. The ids of their
 * routes begin with this name.
 */
export const ACCOUNT_PAGES = 'account-pages';

interface AccountPage {
  loader: LoaderFunction;
  /** Handles a form that a browser has sent without JavaScript. */
  action?: ActionFunction;
  Component: ComponentType;
}

/**
 * @returns a handle with the guard that the page table names for the path, if any
 * @throws Error if the page table lacks the path
 */
function guardOf(path: string): RouteHandle {
  const page = pages.find((entry) => entry.path.toLowerCase() === path.toLowerCase());
  if (!page) throw new Error(`shell/pages.ts lacks ${path}`);
  return page.guard ? { middleware: [page.guard] } : {};
}

/**
 * Routes of the account pages (specification section 2). Their code loads when a page is opened.
 */
export function createAccountPages(market: MarketConfig, addMessages?: AddMessages): RouteObject[] {
  const page = (path: string, load: () => Promise<AccountPage>): RouteObject => {
    const handle: RouteHandle = { ...guardOf(path), loadMessages: loadAccountMessages };
    return {
      id: ACCOUNT_PAGES + path,
      path,
      handle,
      loader: (args, context) => load().then(({ loader }) => loader(args, context)),
      action: (args, context) => load().then(({ action }) => action?.(args, context)),
      lazy: load,
    };
  };
  const routes = [
    page(
      signUpPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../account-pages/signUp.route'),
    ),
    page(
      loginPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../account-pages/login.route'),
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
  return joinRoutes({ routes }, market, { addMessages });
}
