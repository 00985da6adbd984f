import {
  newPhone,
  setPendingCode,
  signIn,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { openMenu } from '@marketplace/contracts/testing/journeys/pages/header';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import type { BrowserContext } from '@playwright/test';
import {
  enterWrongCode,
  refuseLogin,
  sendEmptySupportMessage,
  signUpWithoutInput,
  subscribeWithoutEmail,
} from './pageActs';

async function openPhoneVerify(context: BrowserContext): Promise<string> {
  await setPendingCode(context, newPhone());
  return '/phone-verify';
}

testPages('shell', [
  { name: 'sign-up', page: '/Signup', open: at('/signup'), hasAccountForms: true },
  {
    name: 'sign-up with errors',
    page: '/Signup',
    open: at('/signup'),
    act: signUpWithoutInput,
    hasAccountForms: true,
  },
  { name: 'login', page: '/login', open: at('/login'), hasAccountForms: true },
  {
    name: 'code after sign-up',
    page: '/phone-verify',
    open: openPhoneVerify,
    hasAccountForms: true,
  },
  {
    name: 'wrong code after sign-up',
    page: '/phone-verify',
    open: openPhoneVerify,
    act: enterWrongCode,
    isRefused: true,
    hasAccountForms: true,
  },
  {
    name: 'reset password',
    page: '/reset-password',
    open: at('/reset-password'),
    hasAccountForms: true,
  },
  {
    name: 'code after login',
    page: '/login-verification',
    open: async (context) => {
      const phone = await signUp(context.request, 'Rahima Khatun');
      await setPendingCode(context, phone);
      await signIn(context, phone);
      return '/login-verification';
    },
    hasAccountForms: true,
  },
  { name: 'not found', open: at('/no-such-page'), status: 404 },
  { name: 'menu', open: at('/no-such-page'), act: openMenu, status: 404 },
  {
    name: 'refused login',
    open: at('/no-such-page'),
    act: refuseLogin,
    isRefused: true,
    status: 404,
  },
  {
    name: 'support message with errors',
    open: at('/no-such-page'),
    act: sendEmptySupportMessage,
    status: 404,
  },
  {
    name: 'newsletter with an error',
    open: at('/no-such-page'),
    act: subscribeWithoutEmail,
    status: 404,
  },
]);
