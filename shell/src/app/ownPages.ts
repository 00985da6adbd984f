import type { MarketConfig } from '@marketplace/contracts/config/marketConfig';
import {
  loginVerificationPath,
  phoneVerifyPath,
  resetPasswordPath,
  signUpPath,
} from '@marketplace/contracts/routes';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { joinRoutes } from '../composition/joinRoutes';

/** The chunk of all of them: who signs up needs the code page next. Also the start of their ids. */
export const OWN_PAGES = 'account-pages';

interface OwnPage {
  loader: LoaderFunction;
  Component: ComponentType;
}

/**
 * The pages of the shell itself (specification section 2), fetched when they are opened.
 * @param loadTexts brings their texts; not needed on the server, which has all
 */
export function createOwnPages(
  market: MarketConfig,
  loadTexts?: () => Promise<unknown>,
): RouteObject[] {
  const own = (path: string, load: () => Promise<OwnPage>): RouteObject => ({
    id: OWN_PAGES + path,
    path,
    loader: (args, context) => load().then(({ loader }) => loader(args, context)),
    lazy: async () => {
      const [page] = await Promise.all([load(), loadTexts?.()]);
      return page;
    },
  });
  const routes = [
    own(
      signUpPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../sign-up/signUp.route'),
    ),
    own(
      phoneVerifyPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../one-time-code/phoneVerify.route'),
    ),
    {
      ...own(
        loginVerificationPath(),
        () =>
          import(
            /* webpackChunkName: "account-pages" */ '../one-time-code/loginVerification.route'
          ),
      ),
      handle: { middleware: ['userAuth'] },
    },
    own(
      resetPasswordPath(),
      () => import(/* webpackChunkName: "account-pages" */ '../reset-password/resetPassword.route'),
    ),
  ];
  return joinRoutes({ routes }, market);
}
