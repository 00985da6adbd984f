/**
 * The parts of styled-components that remotes may use: one instance for the whole page, shared by
 * federation in place of the library, so that only these exports are paid for.
 */
export { css, default, keyframes } from 'styled-components';
