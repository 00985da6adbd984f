export { createRenderer } from './server/createRenderer';
