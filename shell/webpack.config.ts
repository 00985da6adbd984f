import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';
import { manifest } from './manifest';

export default createWebpackConfigs({
  manifest,
  directory: import.meta.dirname,
  entries: { client: './src/app/client.ts', server: './src/app/server/createRenderer.ts' },
});
