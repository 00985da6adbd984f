/** Ties the hamburger to the menu: the browser opens and closes it, also without JavaScript. */
export const MENU_SHEET_ID = 'main-menu';
