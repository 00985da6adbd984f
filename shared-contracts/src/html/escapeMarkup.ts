const SPECIAL = /^(?:https|mailto|tel):|[<>"=:]/gi;

/**
 * Text for an element or a quoted attribute; entities in it stay what they are. Also without what
 * the page's Trusted Types could take for a handler or a scheme.
 */
export const escapeMarkup = (text: string) =>
  text.replace(SPECIAL, (found) => (found.length > 1 ? found : `&#${found.charCodeAt(0)};`));
