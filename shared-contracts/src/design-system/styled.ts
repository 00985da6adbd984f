/**
 * The exports of styled-components that remotes may use. Federation shares this module instead of
 * the library itself: a page has one instance, and exports that nobody uses are dropped.
 */
export { css, default, keyframes } from 'styled-components';
