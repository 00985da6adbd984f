import {
  checkoutPath,
  loginPath,
  loginVerificationPath,
  phoneVerifyPath,
  resetPasswordPath,
  signUpPath,
} from '@marketplace/contracts/routes';

/** Pages that are a form to be finished, whatever the case of their address. */
const FORM_PAGES = [
  checkoutPath(),
  signUpPath(),
  loginPath(),
  loginVerificationPath(),
  phoneVerifyPath(),
  resetPasswordPath(),
];
export const isFormPage = (pathname: string) => FORM_PAGES.includes(pathname.toLowerCase());
