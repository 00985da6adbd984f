import { bootstrap } from './bootstrap.mjs';

bootstrap('./start/main.ts');
