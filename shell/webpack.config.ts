import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';

export default createWebpackConfigs({
  name: 'shell',
  directory: import.meta.dirname,
  entries: { client: './src/app/client.ts', server: './src/app/server/createRenderer.ts' },
});
