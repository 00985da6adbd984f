import {
  newPhone,
  setPendingCode,
  signIn,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages('shell', [
  { name: 'sign-up', page: '/Signup', open: at('/signup'), hasAccountForms: true },
  { name: 'login', page: '/login', open: at('/login'), hasAccountForms: true },
  {
    name: 'code after sign-up',
    page: '/phone-verify',
    open: async (context) => {
      await setPendingCode(context, newPhone());
      return '/phone-verify';
    },
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
]);
