import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';
import { manifest } from './manifest';

export default createWebpackConfigs({ manifest, directory: import.meta.dirname });
