import {
  checkoutPath,
  loginPath,
  loginVerificationPath,
  phoneVerifyPath,
  resetPasswordPath,
  signUpPath,
} from '@marketplace/contracts/routes';

/** Pages that are mainly a form. Paths match in upper and lower case. */
const FORM_PAGES = [
  checkoutPath(),
  signUpPath(),
  loginPath(),
  loginVerificationPath(),
  phoneVerifyPath(),
  resetPasswordPath(),
];
export const isFormPage = (pathname: string) => FORM_PAGES.includes(pathname.toLowerCase());
