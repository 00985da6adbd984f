import { describeSpecCoverage } from '@marketplace/contracts/testing/specCoverage';
import { SPEC_COVERAGE } from './specCoverage';

describeSpecCoverage(SPEC_COVERAGE);
