// The nonce comes first: styled-components refuses to insert a style without it under our policy.
import './setNonce';
import { startPage } from './startPage';

void startPage();
