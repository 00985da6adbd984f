import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

const SHARED = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

const STORIES = {
  en: () =>
    import(/* webpackChunkName: "content-stories-messages-en-po" */ '../blog/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "content-stories-messages-bn-po" */ '../blog/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "content-stories-messages-fr-po" */ '../blog/locales/fr.po'),
};

const CONTACT = {
  en: () =>
    import(
      /* webpackChunkName: "content-contact-messages-en-po" */ '../information/contact/locales/en.po'
    ),
  bn: () =>
    import(
      /* webpackChunkName: "content-contact-messages-bn-po" */ '../information/contact/locales/bn.po'
    ),
  fr: () =>
    import(
      /* webpackChunkName: "content-contact-messages-fr-po" */ '../information/contact/locales/fr.po'
    ),
};

const LANDING = {
  en: () =>
    import(/* webpackChunkName: "content-landing-messages-en-po" */ '../landing/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "content-landing-messages-bn-po" */ '../landing/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "content-landing-messages-fr-po" */ '../landing/locales/fr.po'),
};

/**
 * Loads the translated messages that all pages share. Like the other functions of this file,
 * rejects if the chunk cannot be loaded.
 */
export const loadMessages: LoadMessages = (locale) => SHARED[locale]();

export const loadStoryMessages: LoadMessages = (locale) => STORIES[locale]();

export const loadContactMessages: LoadMessages = (locale) => CONTACT[locale]();

export const loadLandingMessages: LoadMessages = (locale) => LANDING[locale]();
