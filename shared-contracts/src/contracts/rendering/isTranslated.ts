/** True if the browser's page translator has changed a text in this element: it adds `<font>`. */
export const isTranslated = (element: Element) => element.querySelector('font') !== null;
