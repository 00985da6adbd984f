/**
 * The exports of styled-components that remotes may use. Federation shares this module instead of
 * the library, so that a page has only one instance and unused exports are dropped.
 */
export { css, default, keyframes } from 'styled-components';
