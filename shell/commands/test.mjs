import { bootstrap } from './bootstrap.mjs';

bootstrap('./gate/main.ts');
