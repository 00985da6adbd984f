import { startPage } from './startPage';

void startPage();
